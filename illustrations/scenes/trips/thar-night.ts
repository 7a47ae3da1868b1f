import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import type { Page } from '../../kit/page.ts';
import { below, curve, heightAt, type Point, short, spline } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { camel } from '../../parts/props/animals.ts';
import { campfire } from '../../parts/props/camp.ts';
import { person, tones } from '../../parts/riders.ts';
import { sky, stars } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';

/** A desert tent with a pointed roof, lit from inside. */
function pavilion(page: Page, x: number, y: number, s: number): void {
  const at = (dx: number, up: number) => `${short(x + dx * s)} ${short(y - up * s)}`;
  page.glow(x, y - s * 0.5, s * 2.4, '#ffb45a', 0.4, s * 1.4);
  page.fill(
    `M${at(-1.2, 0)}L${at(-1.15, 0.72)}H${short(x + s * 1.15)}L${at(1.2, 0)}z`,
    page.radialAt(x, y, s * 1.3, [0, '#fff0c4'], [0.4, '#ffbf6a'], [1, '#9a4f34']),
  );
  page.fill(
    `M${at(-1.35, 0.66)}Q${at(-0.4, 0.95)} ${at(0, 1.55)}Q${at(0.4, 0.95)} ${at(1.35, 0.66)}z`,
    page.vertical(y - s * 1.5, y - s * 0.6, [0, '#6a4a6a'], [1, '#c98a66']),
  );
  page.fill(
    `M${at(0, 1.55)}Q${at(0.4, 0.95)} ${at(1.35, 0.66)}H${short(x + s * 0.5)}Q${at(0.2, 1)} ${at(0, 1.55)}z`,
    '#2a1c40',
    { opacity: 0.4 },
  );
  let scallops = '';
  for (let i = 0; i < 9; i++)
    scallops += `M${at(-1.35 + i * 0.3, 0.67)}q${short(s * 0.15)} ${short(s * 0.2)} ${short(s * 0.3)} 0z`;
  page.fill(scallops, '#b5402f');
  page.fill(
    `M${at(-0.32, 0)}Q${at(-0.3, 0.55)} ${at(0, 0.62)}Q${at(0.3, 0.55)} ${at(0.32, 0)}z`,
    '#fff6da',
  );
  page
    .stroke(`M${at(0, 1.5)}V${short(y - s * 1.85)}`, '#3a2a4c', 2)
    .fill(
      `M${at(0, 1.86)}l${short(s * 0.34)} ${short(s * 0.1)}l${short(-s * 0.34)} ${short(s * 0.1)}z`,
      '#d8432f',
    );
}

/** A camp between dunes under the Milky Way: tents, a fire, camels on the crest. */
export const tharNight: Scene = {
  draw(page, random) {
    sky(page, ['#070b26', '#141c4c', '#34386e', '#7d5a78'], 620);
    stars(page, random, 460, 600, {
      band: [
        [1180, -20],
        [700, 560],
      ],
    });
    for (const [x, y] of [
      [1100, 80],
      [960, 240],
      [820, 410],
    ] as const) {
      const paint = page.radial([0, '#c9c2f2', 0.26], [0.5, '#8a9be0', 0.11], [1, '#8aa0e0', 0]);
      page.ellipse(x, y, 380, 100, paint, { transform: `rotate(-48 ${x} ${y})` });
    }
    page.glow(300, 640, 900, '#c9806a', 0.4, 130);
    const dune = (
      line: readonly Point[],
      top: string,
      foot: string,
      from: number,
      to: number,
      rim: string,
    ) => {
      const crest = spline(line, 10);
      page.fill(below(crest, 1000), page.vertical(from, to, [0, top], [1, foot]));
      page.stroke(curve(crest, 0), rim, 2, { opacity: 0.5 });
      return crest;
    };
    dune(
      [
        [-40, 590],
        [200, 566],
        [420, 604],
        [700, 580],
        [960, 600],
        [1240, 570],
        [1640, 600],
      ],
      '#4a4272',
      '#54486f',
      566,
      700,
      '#8f86b8',
    );
    const crest = dune(
      [
        [-40, 650],
        [180, 640],
        [420, 600],
        [600, 566],
        [760, 600],
        [980, 640],
        [1280, 620],
        [1640, 560],
      ],
      '#2f2d5c',
      '#3d3560',
      566,
      780,
      '#8a86c4',
    );
    page.fill(
      'M600 566C560 640 640 690 540 780C480 800 300 800 200 800C380 720 480 640 600 566z',
      '#171838',
      { opacity: 0.55 },
    );
    const night = {
      light: { from: [0.6, -0.7], rim: '#8f9ad6', shade: '#0c0e28', depth: 0.75 },
      shadowOpacity: 0,
    } as const;
    const train = [
      [500, 592],
      [596, 568],
      [700, 582],
    ] as const;
    for (const [x] of train) {
      const y = heightAt(crest, x);
      place(
        page,
        camel(),
        Shot.at([x, y + 4], 0.32, { heading: 90, above: 0 }),
        tones({ jacket: '#2a2450', trousers: '#221e44', accent: '#3f2a54' }),
        night,
      );
    }
    place(
      page,
      person('walk', { helmet: 'hat' }),
      Shot.at([766, heightAt(crest, 766) + 3], 0.34, { heading: 90, above: 0 }),
      tones({ jacket: '#2a2450', trousers: '#221e44', cargo: '#2a2450' }),
      night,
    );
    dune(
      [
        [-40, 760],
        [220, 720],
        [520, 742],
        [840, 756],
        [1180, 736],
        [1420, 700],
        [1640, 690],
      ],
      '#3a2f56',
      '#0d0c24',
      690,
      1000,
      '#a5849a',
    );
    page.glow(800, 840, 820, '#ff9a4a', 0.5, 200);
    pavilion(page, 420, 786, 92);
    pavilion(page, 640, 768, 76);
    pavilion(page, 1200, 778, 100);
    const ground = new Ground({ horizon: 560, eye: 3 });
    const fireLight = (side: number) =>
      ({
        light: { from: [side, -0.1], rim: '#ffb868', shade: '#140f2a', depth: 0.5 },
        shadow: '#060616',
        shadowOpacity: 0.5,
      }) as const;
    place(
      page,
      classic({ roll: true, parked: true, steer: -14 }).parts,
      Shot.on(ground, [1130, 850], { heading: 300, lean: -8, size: 1.35 }),
      tones({ paint: '#8f2f24', bright: '#a08c7c' }),
      fireLight(-0.9),
    );
    place(
      page,
      adventure({ cases: true, roll: true, parked: true, steer: 16 }).parts,
      Shot.on(ground, [480, 862], { heading: 62, lean: -8, size: 1.35 }),
      tones({ paint: '#d99a1a', bright: '#a08c7c' }),
      fireLight(0.9),
    );
    campfire(page, random, [800, 838], 34);
    for (const [x, y, heading, jacket] of [
      [676, 836, 80, '#7a3a2e'],
      [930, 834, 280, '#33456a'],
      [718, 858, 40, '#5a4a2e'],
      [886, 860, 322, '#6a2f4a'],
    ] as const) {
      place(
        page,
        person('sit', { helmet: 'none' }),
        Shot.on(ground, [x, y], { heading, size: 1.3 }),
        tones({ jacket, trousers: '#241d34' }),
        fireLight(x < 800 ? 0.9 : -0.9),
      );
    }
  },
};
