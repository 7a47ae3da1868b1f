import { Ground } from '../../kit/ground.ts';
import { below } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { kerb, strawWall } from '../../parts/props/circuit.ts';
import { crowd } from '../../parts/props/crowd.ts';
import { bunting } from '../../parts/props/festive.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { bush, crown, oak, tufts, wood } from '../../parts/trees.ts';

const SHIRTS = ['#c9483a', '#2f6f8f', '#e8b03a', '#f2ead8', '#5a4a7a', '#3f8a6a'] as const;
const FACES = ['#a5704c', '#7f5136', '#c08a62'] as const;

/** Nandi's steepest bend on race morning: straw bales, a crowd on the bank, a rider with a number leaning in. */
export const hillClimb: Scene = {
  draw(page, random) {
    const air = '#fbe9c8';
    sky(page, ['#7fb0d0', '#bcd8dc', '#f1ead0', air], 460);
    cloud(page, random, [60, 150], 460, 80, '#fffaf0', '#ecdcc4', 0.9);
    page.land(roll(random, range(random, 3, 420, 60), 2), '#a9bcc4', air, 500, {
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
      page.slanted(700, 150, 1300, 600, [0, '#f2d3ac'], [0.5, '#c9a58c'], [1, '#94807c']),
    );
    for (const [x, y, length] of [
      [980, 220, 190],
      [1080, 190, 260],
      [1230, 190, 220],
      [1370, 220, 180],
    ] as const)
      page.fill(
        `M${x} ${y}q26 ${length * 0.4} 6 ${length}q-6-${length * 0.5} -22-${length * 0.86}z`,
        '#8a6a68',
        { opacity: 0.4 },
      );
    page.fill(
      wood(random, dome, 16, 30, 60, bush, { from: 900, to: 1500, width: 0.7, sink: 0.2 }),
      '#7f9a72',
    );
    // The temple on the summit: a stepped tower over a pillared hall.
    page.fill('M1172 162V124H1300V162z', '#f6e4c0').fill('M1164 126l8-12h128l8 12z', '#c98a5a');
    page.fill('M1204 114l6-26h4l5-22h4l5-20h4l4-16h8l4 16h4l5 20h4l5 22h4l6 26z', '#f9dfae');
    page.fill('M1240 30l4 16h4l5 20h4l5 22h4l6 26h-28z', '#b9895f', { opacity: 0.45 });
    page.stroke('M1210 89h60M1219 67h42M1228 47h24M1240 30v-14', '#b07a4c', 3);
    page.fill(
      'M1184 162v-26h12v26zM1210 162v-26h12v26zM1250 162v-26h12v26zM1276 162v-26h12v26z',
      '#8a5f4c',
    );
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
    page.fill(wood(random, slope, 26, 60, 130, oak, { width: 0.85, sink: 0.12 }), '#6f9468');
    page.fill(wood(random, slope, 28, 50, 90, bush, { width: 0.7, sink: 0.3 }), '#5c855c');
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
        step: 1,
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
      base: '#55525f',
      far: '#b5b3ae',
      shoulder: '#cbb98e',
      line: '#f6f1e2',
      middle: '',
    });
    kerb(page, road, 1, { from: 1.5, to: 13, step: 1, width: 0.7 });
    page.fill(road.strip(-1.4, -0.7, 0, 30) + road.strip(0.4, 1.1, 0, 30), '#33343f', {
      opacity: 0.28,
    });
    strawWall(page, random, road, 4.4, { from: 17.5, to: 37 });
    const staging = {
      light: { from: [-0.6, -0.8], rim: '#fffaea', shade: '#2a3048', depth: 0.24 },
      sun: [0.6, 0.25],
      shadow: '#22262f',
      shadowOpacity: 0.36,
    } as const;
    place(
      page,
      ridden(adventure({ number: true, steer: -5 }), {
        look: [-16, 6],
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
    page.fill(crown(random, 40, 630, 250, 110) + crown(random, 190, 640, 130, 60), '#4f7f50');
    bunting(page, [-20, 260], [560, 190], 50, ['#e0532f', '#f7f1e0', '#2f6f8f', '#FFD21F'], {
      count: 16,
    });
    page.rect(557, 180, 6, 394, '#6a5a50');
    const grass = Array.from(
      { length: 14 },
      () =>
        [random.between(1120, 1620), random.between(930, 1010), random.between(30, 60)] as const,
    );
    page.fill(tufts(random, grass), '#2f5a38');
  },
};
