import { Ground } from '../../kit/ground.ts';
import type { Page } from '../../kit/page.ts';
import { below, heightAt } from '../../kit/path.ts';
import type { Random } from '../../kit/random.ts';
import { crag, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { gompa, prayerFlags } from '../../parts/props/himalaya.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { parapet, surface } from '../../parts/roadside.ts';
import { birds, cloud, sky, streaks, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { pine } from '../../parts/trees.ts';

/** A bank of a cloud sea: heaps of cloud over a level body. */
function bank(
  page: Page,
  random: Random,
  y: number,
  height: number,
  top: string,
  foot: string,
): void {
  page.rect(0, y - 2, 1600, 1000 - y, page.vertical(y, y + height * 2, [0, foot], [1, top]));
  for (let x = -200; x < 1640; ) {
    const width = height * random.between(3.4, 6);
    cloud(page, random, [x, y + 2], width, height * random.between(0.5, 1), top, foot);
    x += width * random.between(0.5, 0.8);
  }
}

/** Over the pass: a sea of cloud, blue ridges like islands, a monastery on its spur. */
export const tawangSela: Scene = {
  draw(page, random) {
    const air = '#f4efe6';
    sky(page, ['#3c74b8', '#83b1d8', '#cfe0e8', air], 430);
    sun(page, [1180, 190], 38, '#fffdf2', '#fff2cf', { opacity: 0.85 });
    streaks(page, random, 4, 90, 210, '#fff', 0.5);
    page.land(
      crag(
        random,
        [
          [-40, 400],
          [140, 350],
          [300, 300],
          [420, 360],
          [560, 380],
          [760, 400],
          [940, 380],
          [1100, 340],
          [1280, 380],
          [1460, 330],
          [1640, 380],
        ],
        0.26,
      ),
      '#94aed0',
      air,
      480,
      { lit: '#ffffff', light: 1, random, fade: 0.85 },
    );
    bank(page, random, 452, 46, '#ffffff', '#dbe5ef');
    page.land(
      roll(
        random,
        [
          [240, 560],
          [380, 500],
          [500, 470],
          [620, 500],
          [760, 560],
        ],
        2,
      ),
      '#6f93b8',
      '#e6edf2',
      580,
      { smooth: true, fade: 0.9, base: 640 },
    );
    bank(page, random, 548, 64, '#ffffff', '#cbd9e8');
    const spur = crag(
      random,
      [
        [820, 680],
        [940, 600],
        [1040, 520],
        [1130, 470],
        [1200, 440],
        [1330, 436],
        [1440, 470],
        [1640, 520],
      ],
      0.1,
    );
    page.land(spur, '#44688a', '#c3d3e0', 700, {
      lit: '#8fb4a8',
      light: 1,
      random,
      fade: 0.6,
      facet: { least: 14 },
    });
    let trees = '';
    for (let i = 0; i < 26; i++) {
      const x = 960 + i * 27;
      if (x < 1120 || x > 1400)
        trees += pine(random, x, heightAt(spur, x) + 8, random.between(26, 52));
    }
    page.fill(trees, '#33566f');
    gompa(page, [1270, 440], 26, 1, { wall: '#fbf3e2', shade: '#a9b0c4', gold: '#f2c230' });
    bank(page, random, 690, 84, '#ffffff', '#b9cbe0');
    page.mist(420, 640, 700, 60, '#fff', 0.6);

    bank(page, random, 800, 90, '#ffffff', '#a9bfd8');

    const ridge = roll(
      random,
      [
        [-40, 690],
        [160, 720],
        [420, 770],
        [700, 800],
        [1000, 820],
        [1300, 870],
        [1500, 930],
        [1640, 990],
      ],
      2,
    );
    page.fill(
      below(ridge, 1000),
      page.vertical(690, 1000, [0, '#7c9a74'], [0.3, '#4b7059'], [1, '#1b3638']),
    );
    const ground = new Ground({ horizon: 560, centre: 700, eye: 3.4 });
    const road = ground.road(
      [
        [1500, 1150],
        [1150, 985],
        [850, 890],
        [560, 820],
        [330, 770],
        [190, 735],
        [130, 712],
        [90, 700],
      ],
      2.4,
    );
    surface(page, road, {
      base: '#353a42',
      far: '#8d98a0',
      shoulder: '#9a9a72',
      middle: '#ffe27a',
      sheen: '#cfd6da',
    });
    parapet(page, road, 2.9, {
      from: 5,
      to: road.length * 0.9,
      step: 1.9,
      length: 1,
      height: 0.45,
    });
    prayerFlags(page, random, [60, 560], [420, 700], 30, { count: 15 });
    page.stroke('M60 552V730', '#39404c', 6);
    prayerFlags(page, random, [60, 560], [-80, 640], 12, { count: 6 });
    const shot = onRoad(road, 9.4, -0.6, { coming: true, size: 1.4 });
    place(
      page,
      ridden(adventure({ cases: true, steer: -4 }), {
        dress: { helmet: 'peak' },
        passenger: { helmet: 'full' },
        look: [-10, 6],
      }),
      shot,
      tones({ jacket: '#8a2f3c', trousers: '#2b303a' }),
      {
        light: { from: [0.6, -0.8], rim: '#ffffff', shade: '#1f3350' },
        sun: [-0.5, 0.35],
        shadow: '#142530',
      },
    );
    birds(page, random, [620, 330], 5, 11, '#4c6f98');
  },
};
