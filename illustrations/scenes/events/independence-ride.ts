import { mix } from '../../kit/colour.ts';
import { Ground } from '../../kit/ground.ts';
import { bar, type Part } from '../../kit/model.ts';
import { short } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { cruiser } from '../../parts/motorcycles/cruiser.ts';
import { crowd } from '../../parts/props/crowd.ts';
import { flag } from '../../parts/props/festive.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { birds, sky, sun } from '../../parts/sky.ts';
import { headlight, onRoad, place } from '../../parts/stage.ts';
import { banyan } from '../../parts/trees.ts';

const SAFFRON = '#ff9a3c';
const WHITE = '#fdfbf2';
const GREEN = '#2e8b57';

/** The wheel of the flag at a place, as large as the white band allows. */
const wheel = (x: number, y: number, r: number) => {
  let d = `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0`;
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI;
    d += `M${short(x - Math.cos(a) * r)} ${short(y - Math.sin(a) * r)}L${short(x + Math.cos(a) * r)} ${short(y + Math.sin(a) * r)}`;
  }
  return d;
};

/** The parade on Independence Day: flags on every machine, three colours in the morning sky. */
export const independenceRide: Scene = {
  draw(page, random) {
    sky(page, ['#8fbfe0', '#c3dfe8', '#f4eddc', '#ffe4bf'], 520);
    sun(page, [800, 400], 54, '#fffdf0', '#ffedc4', { opacity: 0.9 });
    // Three trails of coloured smoke overhead.
    for (const [i, colour] of [SAFFRON, WHITE, GREEN].entries()) {
      const y = 60 + i * 46;
      page.fill(
        `M${1240 + i * 26} ${y + 66}Q760 ${y - 40} -40 ${y + 20}V${y + 66}Q760 ${y} ${1240 + i * 26} ${y + 70}z`,
        page.slanted(1280, 0, 0, 0, [0, colour, 0.95], [0.6, colour, 0.7], [1, colour, 0.25]),
      );
      page.fill(`M${1238 + i * 26} ${y + 62}l34-8l-10-14l30 16l30 8l-30 6l-26 14l6-14z`, '#4a5568');
    }
    // A domed house of state at the head of the avenue.
    const stone = mix('#e9cfa8', '#ffe4bf', 0.3);
    page.fill('M560 450H1040V560H560z', stone).fill('M700 400H900V560H700z', '#f0dab4');
    page.fill('M744 400C744 320 856 320 856 400z', '#d9bd92').rect(796, 296, 8, 46, '#b99c74');
    page.fill('M590 450C590 410 640 410 640 450zM960 450C960 410 1010 410 1010 450z', '#d9bd92');
    let columns = '';
    for (let x = 572; x < 1030; x += 22) if (x < 700 || x > 890) columns += `M${x} 470h9v76h-9z`;
    for (let x = 716; x < 890; x += 26) columns += `M${x} 430h11v116h-11z`;
    page.fill(columns, '#b99c80', { opacity: 0.7 }).rect(540, 546, 520, 16, '#d4b890');
    page.rect(797, 236, 5, 66, '#7a6a5c');
    flag(page, [800, 238], [SAFFRON, WHITE, GREEN], { size: 62, phase: 0.1 });
    const ground = new Ground({ horizon: 530, centre: 800, eye: 2.1, focal: 1200 });
    page.rect(
      0,
      556,
      1600,
      444,
      page.vertical(556, 1000, [0, '#c9d69a'], [0.3, '#8fb06a'], [1, '#4f7f4a']),
    );
    const road = ground.road(
      [
        [800, 1300],
        [800, 900],
        [800, 700],
        [800, 600],
        [800, 556],
      ],
      5,
    );
    page.fill(road.strip(-9, 9), page.vertical(550, 1000, [0, '#f6e6c8'], [1, '#dcb98c']));
    surface(page, road, {
      base: '#75727f',
      far: '#d9cdbf',
      line: '#fffaf0',
      middle: '#fffaf0',
      verge: 0,
    });
    for (const side of [-1, 1]) {
      for (const [z, h] of [
        [34, 6],
        [22, 6.4],
        [15, 6.8],
      ] as const) {
        const [x, y] = ground.screen(side * 12.5, z);
        const near = Math.min(1, 15 / z + 0.1);
        banyan(page, random, x, y, ground.scale(z) * h, [
          mix('#b9c4a0', '#3f6f4c', near),
          mix('#cfd4ac', '#6a9a58', near),
        ]);
      }
    }
    page.mist(800, 560, 700, 46, '#fff3da', 0.8);
    for (const z of [24, 14]) {
      for (const side of [-1, 1]) {
        const [x, y] = ground.screen(side * 6.6, z);
        const k = ground.scale(z);
        page.rect(x - k * 0.04, y - k * 4.6, k * 0.08, k * 4.6, '#8a8078');
        flag(page, [x, y - k * 4.55], [SAFFRON, WHITE, GREEN], {
          size: k * 1.7,
          phase: 0.2 + z * 0.07,
          wind: 1,
        });
        page.stroke(
          wheel(x + k * 0.82, y - k * 3.96, k * 0.15),
          '#2b4a8f',
          Math.max(0.8, k * 0.014),
        );
      }
    }
    for (const side of [-1, 1])
      crowd(page, random, ['#f4ead8', '#e0803f', '#3f8a5f', '#2f5f8f', '#c9483a', '#f0c04a'], {
        from: side < 0 ? 70 : 1040,
        to: side < 0 ? 560 : 1530,
        foot: side < 0 ? [850, 640] : [640, 850],
        metre: side < 0 ? [124, 50] : [50, 124],
        step: 0.88,
        cheer: 0.5,
        faces: ['#a5704c', '#7f5136', '#c08a62'],
        legs: '#4a4a58',
      });
    const staging = {
      light: { from: [-0.3, -0.95], rim: '#fff8e2', shade: '#33345c', depth: 0.2 },
      sun: [0.3, -0.6],
      shadow: '#3a3548',
      shadowOpacity: 0.36,
    } as const;
    const pole: Part = bar('bright', 2.4, [
      [-80, 70, 0],
      [-92, 246, 0],
    ]);
    for (const [s, offset, bike, colours, lamp] of [
      [9.6, -1.9, cruiser(), tones({ paint: '#2f4a7a', jacket: '#2c2f38', helmet: '#e8e0d0' }), 90],
      [
        5.6,
        0.9,
        adventure({ cases: true }),
        tones({ jacket: '#f7f2e4', trousers: '#33405c', helmet: '#ff9a3c', stripe: '#2e8b57' }),
        99,
      ],
    ] as const) {
      const shot = onRoad(road, s, offset, {
        coming: true,
        size: 1.3,
        turn: offset > 0 ? 12 : -12,
      });
      const tip = shot.see([-92, 244, 0]);
      const size = shot.scale * 104;
      place(
        page,
        [pole, ...ridden(bike, { dress: { helmet: 'open' }, wave: offset < 0 })],
        shot,
        colours,
        staging,
      );
      flag(page, [tip.x, tip.y], [SAFFRON, WHITE, GREEN], { size, phase: s * 0.13, wind: 1 });
      page.stroke(
        wheel(tip.x + size * 0.49, tip.y + size * 0.36, size * 0.09),
        '#2b4a8f',
        Math.max(0.8, size * 0.009),
      );
      headlight(page, shot, lamp, '#fff6d8', 0.5);
    }
    birds(page, random, [420, 330], 4, 11, '#6a7f94');
  },
};
