import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import type { Page } from '../../kit/page.ts';
import { type Point, polygon, polyline } from '../../kit/path.ts';
import { crag, range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { person, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { patches, plain } from '../../parts/terrain.ts';

/** Shown where a picture is missing: hills in mist, without colour. */
export const placeholder: Scene = {
  draw(page, random) {
    const air = '#f3f0e8';
    sky(page, ['#ccd3d6', '#dfe1df', '#f1ece0', air], 560);
    sun(page, [800, 360], 60, '#fbfaf6', '#fffdf5', { reach: 6 });
    streaks(page, random, 5, 150, 320, '#f5f4ef', 0.7);
    for (const [i, [colour, y, height, peaks]] of (
      [
        ['#d3d6d6', 450, 60, 4],
        ['#c3c9c9', 520, 54, 3],
        ['#b0b8b9', 590, 46, 4],
        ['#9aa4a6', 660, 36, 3],
      ] as const
    ).entries()) {
      const anchors = range(random, peaks, y, height);
      page.land(
        i < 1 ? crag(random, anchors, 0.16) : roll(random, anchors, 2),
        colour,
        air,
        y + 150,
        { smooth: i > 0 },
      );
      page.mist(random.between(400, 1200), y + 80, 900, 50, '#f5f3ec', 0.7);
    }
    const ground = new Ground({ horizon: 640 });
    plain(page, '#c6cac8', '#848e91', 690);
    const road = ground.road(
      [
        [700, 1110],
        [760, 950],
        [860, 840],
        [880, 770],
        [820, 728],
        [790, 706],
        [820, 694],
        [840, 688],
      ],
      2.8,
    );
    surface(page, road, {
      base: '#6b7478',
      far: '#b4baba',
      shoulder: '#b9bebc',
      line: '#eceae3',
      opacity: 0.7,
    });
  },
};

function barrier(page: Page, x: number, width: number): void {
  page.fill(`M${x + 8} 836l-10 34h8l10-34zM${x + width - 14} 836l10 34h-8l-10-34z`, '#2a2b30');
  page.rect(x - 6, 792, width + 12, 22, '#f6f1e4', { rx: 3 });
  page.rect(x - 6, 822, width + 12, 18, '#f6f1e4', { rx: 3 });
  let d = '';
  for (let i = 0; i < 4; i++)
    d += `M${x + i * 27} 792h13l-10 22h-13zM${x + i * 27} 822h13l-8 18h-13z`;
  page.fill(d, '#c9382a');
  page.circle(x + width / 2, 782, 9, '#ffb13b');
  page.glow(x + width / 2, 782, 40, '#ffb13b', 0.7);
}

function turnBackSign(page: Page): void {
  page.rect(1126, 580, 12, 300, '#3a3b40');
  page.fill('M1132 480L1232 580L1132 680L1032 580z', '#1a1b1f');
  page.fill('M1132 492L1220 580L1132 668L1044 580z', '#FFD21F');
  page.stroke('M1104 626V578Q1104 546 1132 546Q1160 546 1160 578V606', '#14151a', 15);
  page.fill('M1138 602H1182L1160 634z', '#14151a');
  page.fill('M1132 492L1220 580L1132 668z', '#8a5a00', { opacity: 0.12 });
}

/** The road ends at a cliff above the clouds; a rider wonders. */
export const notFound: Scene = {
  draw(page, random) {
    const air = '#f7dcb8';
    sky(page, ['#4b6a8f', '#8ea7b4', '#dcd2bb', air], 560);
    sun(page, [1080, 360], 58, '#fffaea', '#ffe3a8', { opacity: 0.95 });
    streaks(page, random, 6, 120, 300, '#f6e6cf', 0.5);
    for (const [i, [colour, y, height, peaks]] of (
      [
        ['#b3b3b8', 440, 70, 4],
        ['#8f9aa6', 510, 60, 3],
        ['#6f8291', 580, 50, 4],
      ] as const
    ).entries()) {
      const anchors = range(random, peaks, y, height);
      const line = i < 2 ? crag(random, anchors, 0.22) : roll(random, anchors, 2);
      page.land(line, colour, air, y + 150, {
        lit: i < 2 ? '#f3d9b8' : undefined,
        light: 1,
        random,
        smooth: i > 1,
        fade: 0.85,
      });
      page.mist(random.between(300, 1300), y + 90, 1000, 56, '#fbe9cf', 0.8);
    }
    page.mist(800, 690, 1100, 70, '#fdf0d8', 0.95);
    const edge = crag(
      random,
      [
        [-40, 742],
        [200, 728],
        [420, 736],
        [620, 724],
        [900, 730],
        [1180, 722],
        [1400, 738],
        [1640, 724],
      ],
      0.05,
    );
    page.fill(
      polygon([...edge, [1640, 1000], [-40, 1000]], 0),
      page.vertical(720, 1000, [0, '#d9a868'], [0.3, '#a4714a'], [1, '#4d3230']),
    );
    page.stroke(polyline(edge, 0), '#ffe2a8', 4, { opacity: 0.8 });
    const ground = new Ground({ horizon: 560, eye: 4 });
    patches(page, random, ground, 24, '#f0c98a', 0.4, { top: 752 });
    patches(page, random, ground, 20, '#754a38', 0.35, { top: 780 });
    const road = ground.road(
      [
        [760, 1160],
        [770, 960],
        [790, 830],
        [800, 740],
        [802, 722],
      ],
      3.1,
    );
    page.fill(road.strip(-4, 4, 0, road.length - 0.4), '#c79a62');
    surface(page, road, { base: '#2e2f35', far: '#5d5c60', middle: '#ffe27a', sheen: '#d9c4a0' });
    const end = road.at(road.length);
    const [left, y] = road.beside(end, -3.1);
    const [right] = road.beside(end, 3.1);
    const crumbs: Point[] = [
      [left - 4, y - 2],
      [left + 22, y + 10],
      [left + 40, y + 2],
      [left + 74, y + 16],
      [left + 100, y + 4],
      [(left + right) / 2, y + 14],
      [right - 70, y + 4],
      [right - 40, y + 15],
      [right - 18, y + 3],
      [right + 4, y + 8],
      [right + 4, y - 14],
      [left - 4, y - 14],
    ];
    page.fill(polygon(crumbs), '#fbe9cf');
    page.mist(800, y - 8, 360, 24, '#fdf0d8', 0.9);
    barrier(page, 676, 92);
    barrier(page, 832, 92);
    page.group({ transform: 'translate(215 228) scale(0.72)' }, () => turnBackSign(page));
    const staging = {
      light: { from: [0.6, -0.7], rim: '#ffe9b8', shade: '#33303f' },
      sun: [-0.9, -0.5],
      shadow: '#3a2420',
    } as const;
    const bike = adventure({ cases: true, roll: true, parked: true, steer: -16 });
    place(
      page,
      bike.parts,
      Shot.on(ground, [410, 850], { heading: 62, lean: -8, size: 1.35 }),
      tones(),
      staging,
    );
    place(
      page,
      person('hips', { helmet: 'none' }),
      Shot.on(ground, [610, 882], { heading: 30, size: 1.28 }),
      tones({ jacket: '#2f4152' }),
      staging,
    );
  },
};
