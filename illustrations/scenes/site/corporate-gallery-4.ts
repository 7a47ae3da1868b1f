import { Ground } from '../../kit/ground.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { scooter } from '../../parts/motorcycles/scooter.ts';
import { skyline } from '../../parts/props/city.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { rain, sky } from '../../parts/sky.ts';
import { headlight, onRoad, place } from '../../parts/stage.ts';
import { crown } from '../../parts/trees.ts';

/** A ride for a clinic reaches its door on a wet Bengaluru evening, three abreast with their lamps on. */
export const corporateGallery4: Scene = {
  draw(page, random) {
    const air = '#6f8aa8';
    sky(page, ['#16233f', '#2c4468', '#55759a', air], 500);
    page.glow(700, 500, 700, '#c9b48a', 0.4, 200);
    skyline(page, random, {
      foot: 560,
      low: 120,
      high: 330,
      colour: '#33507a',
      haze: '#6d88a4',
      windows: '#ffe0a0',
      lit: 0.4,
    });
    skyline(page, random, {
      foot: 580,
      low: 60,
      high: 190,
      colour: '#22385a',
      haze: '#4a6585',
      windows: '#ffd488',
      lit: 0.45,
      to: 980,
    });
    page.rect(
      0,
      560,
      1600,
      440,
      page.vertical(560, 1000, [0, '#3f5878'], [0.4, '#2a3b58'], [1, '#141d33']),
    );
    page.fill(
      'M990 300H1640V720H990z',
      page.slanted(990, 0, 1640, 0, [0, '#dfe6e2'], [1, '#9db0b8']),
    );
    page.rect(970, 280, 670, 34, '#2f7a78');
    page
      .rect(1050, 350, 470, 70, '#17505a', { rx: 8 })
      .rect(1170, 376, 310, 18, '#f4f8f2', { rx: 9 });
    page
      .glow(1105, 385, 120, '#7ff0c0', 0.6)
      .fill('M1092 360h26v14h14v24h-14v14h-26v-14h-14v-24h14z', '#5fe0a8');
    for (const x of [1040, 1440])
      page.rect(x, 470, 130, 130, '#2f5560').rect(x + 8, 478, 114, 114, '#ffe6ac');
    page
      .rect(1220, 460, 180, 260, '#2f5560')
      .rect(1232, 472, 76, 248, '#ffe9b4')
      .rect(1314, 472, 76, 248, '#ffe9b4');
    page.glow(1310, 600, 360, '#ffe0a0', 0.35);
    page.fill('M1180 440H1440L1480 462H1140z', '#3f9a94');
    page.rect(980, 716, 660, 26, '#8d9aa4');
    page
      .rect(222, 360, 12, 320, '#1a2238')
      .fill('M150 560q70-60 156 0z', '#1a2238', { opacity: 0 });
    page
      .fill(crown(random, 170, 420, 420, 220, 10), '#1d3a4a')
      .fill(crown(random, 150, 380, 300, 150, 8), '#2c5460');
    const ground = new Ground({ horizon: 500, centre: 640, eye: 2, focal: 900 });
    const road = ground.road(
      [
        [760, 1400],
        [730, 1000],
        [690, 740],
        [660, 600],
        [646, 540],
        [642, 516],
      ],
      4.6,
    );
    page.fill(road.strip(-7.4, -4.6) + road.strip(4.6, 7.4), '#55687e');
    surface(page, road, {
      base: '#1b2236',
      far: '#5a708c',
      middle: '#ffe27a',
      line: '#cfd8e0',
      sheen: '#b9cbe0',
      verge: 0,
    });
    for (const [o, colour, op] of [
      [-2.6, '#ffe0a0', 0.3],
      [0.2, '#ffe9bc', 0.26],
      [2.6, '#ffe0a0', 0.3],
    ] as const)
      page.fill(road.strip(o - 0.35, o + 0.35, 0, road.length * 0.5), colour, {
        opacity: op * 0.6,
      });
    for (const [s, side] of [
      [16, -1],
      [30, -1],
      [60, -1],
      [30, 1],
      [60, 1],
    ] as const) {
      const station = road.at(s);
      const [x, y] = road.beside(station, side * 6.2);
      const [hx, hy] = road.beside(station, side * 4.2, 6.2);
      const [tx, ty] = road.beside(station, side * 6.2, 6.4);
      const w = Math.max(2, ground.scale(station.ahead) * 0.12);
      page.stroke(`M${x} ${y}L${tx} ${ty}L${hx} ${hy}`.replace(/(\.\d)\d+/g, '$1'), '#141c30', w);
      page.glow(hx, hy, w * 22, '#ffe2a4', 0.7);
      page.ellipse(hx, hy, w * 2.4, w, '#fff6d8');
    }
    const staging = {
      light: { from: [0.6, -0.7], rim: '#ffe6b4', shade: '#101a34', depth: 0.35 },
      shadow: '#070b16',
      shadowOpacity: 0.6,
    } as const;
    for (const [s, offset, bike, paint, jacket] of [
      [7.3, -2, classic({}), '#c9452f', '#e8b83a'],
      [7.6, 2.1, scooter({}), '#3f9a94', '#7a3a5a'],
      [5.2, 0.1, classic({ cases: true }), '#FFD21F', '#f2ead6'],
    ] as const) {
      const shot = onRoad(road, s, offset, { coming: true, size: 1.35 });
      place(
        page,
        ridden(bike, { dress: { helmet: 'open' } }),
        shot,
        tones({ paint, jacket }),
        staging,
      );
      headlight(page, shot, 92, '#fff0c4', 0.95);
    }
    rain(page, random, 90, '#cfe0f0', 0.22);
  },
};
