import { Ground } from '../../ground.ts';
import { adventure } from '../../motorcycles/adventure.ts';
import { below } from '../../path.ts';
import { crowd } from '../../props/crowd.ts';
import { bunting } from '../../props/festive.ts';
import { ridden, tones } from '../../riders.ts';
import { range, roll } from '../../ridge.ts';
import { surface } from '../../roadside.ts';
import type { Scene } from '../../scene.ts';
import { cloud, sky } from '../../sky.ts';
import { block, flat, type Spot } from '../../solids.ts';
import { onRoad, place } from '../../stage.ts';
import { boulders } from '../../terrain.ts';
import { bush, oak, wood } from '../../trees.ts';

const SHIRTS = ['#c9483a', '#2f6f8f', '#e8b03a', '#f2ead8', '#5a4a7a', '#3f8a6a'] as const;
const FACES = ['#a5704c', '#7f5136', '#c08a62'] as const;

/** Nandi's steepest bend on race morning: straw bales, a crowd on the bank, a rider with a number leaning in. */
export const hillClimb: Scene = {
  draw(page, random) {
    const air = '#f0efe6';
    sky(page, ['#9db6cc', '#c9d6da', '#e9e8da', air], 460);
    cloud(page, random, [60, 150], 460, 80, '#ffffff', '#dde4e4', 0.9);
    page.land(roll(random, range(random, 3, 420, 60), 2), '#b5c4c8', air, 500, {
      smooth: true,
      fade: 0.7,
    });
    // The granite dome of the hill.
    const dome = roll(
      random,
      [
        [420, 520],
        [620, 380],
        [820, 260],
        [1010, 176],
        [1200, 150],
        [1400, 176],
        [1640, 270],
      ],
      2,
    );
    page.fill(
      below(dome, 700),
      page.slanted(700, 150, 1300, 600, [0, '#d9c9b8'], [0.5, '#b0a49c'], [1, '#8d8f8a']),
    );
    for (const [x, y, length] of [
      [980, 220, 190],
      [1080, 190, 260],
      [1230, 190, 220],
      [1370, 220, 180],
    ] as const)
      page.fill(
        `M${x} ${y}q26 ${length * 0.4} 6 ${length}q-6-${length * 0.5} -22-${length * 0.86}z`,
        '#8a7f7c',
        { opacity: 0.35 },
      );
    page.fill(
      wood(random, dome, 16, 30, 60, bush, { from: 900, to: 1500, width: 0.7, sink: 0.2 }),
      '#7f9a72',
    );
    page
      .rect(1180, 96, 100, 62, '#f2e2c4')
      .fill('M1168 98h124l-30-34h-64z', '#c98a5a')
      .rect(1196, 116, 14, 42, '#8a6a54')
      .rect(1250, 116, 14, 42, '#8a6a54');
    const slope = roll(
      random,
      [
        [-40, 470],
        [200, 500],
        [460, 530],
        [700, 520],
        [950, 474],
        [1250, 410],
        [1640, 330],
      ],
      3,
    );
    page.fill(wood(random, slope, 34, 60, 120, oak, { width: 0.85, sink: 0.12 }), '#6f9468');
    page.fill(wood(random, slope, 40, 40, 80, bush, { width: 0.7, sink: 0.3 }), '#5c855c');
    page.fill(
      below(slope, 1000),
      page.slanted(0, 460, 0, 900, [0, '#8fae6a'], [0.4, '#74965a'], [1, '#42693f']),
    );
    page.mist(500, 540, 700, 60, '#f6f4ea', 0.6);
    const ground = new Ground({ horizon: 450, centre: 700, eye: 2.3, focal: 1250 });
    // People on the bank above the bend.
    for (const [from, to, f0, f1, k0, k1] of [
      [600, 1640, 534, 462, 44, 62],
      [880, 1640, 556, 548, 54, 86],
    ] as const)
      crowd(page, random, SHIRTS, {
        from,
        to,
        foot: [f0, f1],
        metre: [k0, k1],
        step: 0.86,
        cheer: 0.4,
        faces: FACES,
        legs: '#3a3f4c',
      });
    const road = ground.road(
      [
        [-300, 1180],
        [60, 920],
        [420, 780],
        [840, 700],
        [1180, 660],
        [1330, 622],
        [1240, 590],
        [980, 572],
        [640, 562],
      ],
      3.6,
    );
    surface(page, road, {
      base: '#5b5c66',
      far: '#b5b3ae',
      shoulder: '#cbb98e',
      line: '#f6f1e2',
      middle: '',
    });
    page.fill(road.strip(-1.4, -0.7, 0, 30) + road.strip(0.4, 1.1, 0, 30), '#33343f', {
      opacity: 0.28,
    });
    const straw = { lit: '#ecc878', shade: '#b98a44', top: '#f7dea0' };
    const bale = (s: number, offset: number) => {
      const station = road.at(s);
      const [right, ahead] = [
        station.right + station.nx * offset,
        station.ahead + station.nz * offset,
      ];
      block(
        page,
        ground,
        { right, ahead, width: 0.62, depth: 1.25, height: 0.62, turn: road.heading(s) },
        straw,
      );
      const turn = (road.heading(s) * Math.PI) / 180;
      const [c, n] = [Math.cos(turn), Math.sin(turn)];
      const on = (u: number, v: number, up: number): Spot => [
        right + u * c + v * n,
        ahead - u * n + v * c,
        up,
      ];
      let straps = '';
      for (const v of [-0.26, 0.26]) {
        straps += flat(ground, [
          on(-0.31, v - 0.03, 0.62),
          on(0.31, v - 0.03, 0.62),
          on(0.31, v + 0.03, 0.62),
          on(-0.31, v + 0.03, 0.62),
        ]);
        for (const u of [-0.31, 0.31]) {
          if ((right + u * c) * u * c - (ahead - u * n) * u * n >= 0) continue;
          straps += flat(ground, [
            on(u, v - 0.03, 0),
            on(u, v + 0.03, 0),
            on(u, v + 0.03, 0.62),
            on(u, v - 0.03, 0.62),
          ]);
        }
      }
      page.fill(straps, '#94622f');
    };
    for (let s = 34; s > 11; s -= 1.5) bale(s, 4.5);
    const staging = {
      light: { from: [-0.6, -0.8], rim: '#fffaea', shade: '#2a3048', depth: 0.24 },
      sun: [0.6, 0.25],
      shadow: '#22262f',
      shadowOpacity: 0.36,
    } as const;
    place(
      page,
      ridden(adventure({ number: true, steer: -5 }), {
        hold: 'leaning',
        side: -1,
        dress: { helmet: 'peak' },
      }),
      onRoad(road, 10.4, 0.7, { coming: true, lean: -30, size: 1.8 }),
      tones({
        paint: '#e0532f',
        jacket: '#22385c',
        trousers: '#2a3348',
        stripe: '#f4f1e6',
        helmet: '#f4f1e8',
      }),
      staging,
    );
    for (let s = 6.2; s > 2.4; s -= 1.7) bale(s, 4.4);
    boulders(
      page,
      random,
      [
        [70, 690, 90],
        [190, 676, 50],
      ],
      '#a8a096',
      '#e4dccb',
      '#6f6e70',
    );
    bunting(page, [-20, 260], [560, 190], 50, ['#e0532f', '#f7f1e0', '#2f6f8f', '#FFD21F'], {
      count: 16,
    });
    page.rect(556, 180, 9, 400, '#6a5a50');
  },
};
