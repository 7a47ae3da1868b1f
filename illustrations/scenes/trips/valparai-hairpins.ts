import { Ground } from '../../kit/ground.ts';
import { below, heightAt, type Point } from '../../kit/path.ts';
import { crag, range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { sport } from '../../parts/motorcycles/sport.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { parapet, surface } from '../../parts/roadside.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { bush, crown, wood } from '../../parts/trees.ts';

const PATH: readonly Point[] = [
  [60, 1080],
  [420, 985],
  [820, 950],
  [1130, 915],
  [1240, 860],
  [1100, 812],
  [760, 800],
  [520, 775],
  [440, 725],
  [560, 690],
  [840, 680],
  [1060, 655],
  [1130, 612],
  [1020, 580],
  [840, 566],
  [740, 540],
  [790, 512],
  [930, 496],
  [1080, 470],
  [1160, 436],
  [1200, 402],
];

/** Hairpin over hairpin up a violet slope at sunset, three riders at different turns. */
export const valparaiHairpins: Scene = {
  draw(page, random) {
    const air = '#ffcb94';
    sky(page, ['#33407c', '#8a5f93', '#e98f7c', '#ffd092'], 480);
    sun(page, [420, 350], 56, '#fff3d0', '#ffb870', { opacity: 1, reach: 8 });
    streaks(page, random, 7, 110, 300, '#ffc59c', 0.5);
    for (const [colour, y, height, peaks] of [
      ['#a97a99', 400, 50, 4],
      ['#8a6290', 450, 56, 3],
    ] as const) {
      page.land(crag(random, range(random, peaks, y, height), 0.16), colour, air, y + 150, {
        fade: 0.8,
        lit: '#f5b39a',
        light: -1,
        random,
      });
    }
    page.mist(500, 520, 900, 60, '#ffd9a8', 0.8);
    const hill = roll(
      random,
      [
        [-40, 640],
        [200, 610],
        [420, 560],
        [640, 500],
        [840, 440],
        [1040, 360],
        [1220, 330],
        [1420, 300],
        [1640, 240],
      ],
      3,
    );
    page.land(hill, '#6b4a7b', '#9a6a86', 800, { smooth: true, fade: 0.5 });
    page.fill(wood(random, hill, 30, 20, 42, bush, { from: 480, width: 0.7 }), '#5c3f70');
    page.fill(
      below(hill, 1000),
      page.slanted(
        300,
        500,
        1200,
        900,
        [0, '#ff9f7a', 0.55],
        [0.5, '#7a4a72', 0.1],
        [1, '#1a1230', 0.85],
      ),
    );
    const ground = new Ground({ horizon: 180, centre: 800, eye: 14, focal: 1900 });
    const road = ground.road(PATH, 1.9, 8);
    page.fill(road.strip(-2.6, 2.6), '#c98a72', { opacity: 0.8 });
    surface(page, road, {
      base: '#251c36',
      far: '#6b5070',
      middle: '#ffdf8a',
      line: '#ffe6cf',
      opacity: 0.75,
      on: 2,
      gap: 3,
    });
    let bushes = '';
    const stations: Point[] = [];
    for (let s = 0; s < road.length; s += 2) stations.push(road.beside(road.at(s), 0));
    for (let i = 0; i < 34; i++) {
      const [x, y] = [random.between(-20, 1620), random.between(560, 960)];
      const size = 30 + (y - 500) * 0.13;
      const nearest = Math.min(
        ...stations.map(([u, v]) => Math.hypot(u - x, (v - y + size * 0.2) * 2.4)),
      );
      if (nearest > size * 1.25 + (y - 400) * 0.16) bushes += bush(random, x, y, size * 1.3, 0.7);
    }
    page.fill(bushes, page.slanted(300, 500, 1300, 900, [0, '#7d4f78'], [1, '#2a1c42']));
    const staging = {
      light: { from: [-0.8, -0.5], rim: '#ffd0a0', shade: '#1f1434', depth: 0.35 },
      sun: [1.1, 0.2],
      shadow: '#150c24',
    } as const;
    const riders = [
      [adventure({ cases: true }), 24, -0.9, '#f5c51c', 0],
      [classic({ roll: true }), 52, -0.9, '#c4412f', -12],
      [sport(), 79, -0.8, '#3c7f98', 10],
    ] as const;
    for (const [bike, s, offset, paint, lean] of [...riders].reverse()) {
      place(
        page,
        ridden(bike),
        onRoad(road, s, offset, { size: 1.45, lean }),
        tones({ paint, jacket: '#3a2a4d', trousers: '#2a1e3c' }),
        staging,
      );
    }
    parapet(page, road, 2.3, {
      height: 0.5,
      step: 2.4,
      length: 1.4,
      from: 8,
      to: road.length * 0.66,
      depth: 0.2,
    });
    const front = roll(
      random,
      [
        [-40, 800],
        [80, 850],
        [180, 930],
        [240, 1010],
      ],
      4,
    );
    page.fill(below(front, 1000), '#1a1230');
    let leaves = '';
    for (let i = 0; i < 8; i++)
      leaves += bush(random, -20 + i * 34, heightAt(front, -20 + i * 34) + 34, 110, 0.73);
    leaves += 'M1300 1010C1400 960 1500 870 1640 790V1010z';
    for (let i = 0; i < 8; i++) leaves += crown(random, 1350 + i * 40, 1000 - i * 26, 130, 100, 5);
    page.fill(leaves, '#1a1230');
  },
};
