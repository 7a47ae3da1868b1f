import { Ground } from '../../kit/ground.ts';
import { heightAt } from '../../kit/path.ts';
import { crag, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { birds, sky, streaks, sun } from '../../parts/sky.ts';
import { onRoad, place } from '../../parts/stage.ts';
import { patches, plain } from '../../parts/terrain.ts';
import { pine, wood } from '../../parts/trees.ts';

/** Pines, a snow-fed river and the first white peaks; a loaded tourer comes out of the bend. */
export const manaliLeh: Scene = {
  draw(page, random) {
    const air = '#ffe7d2';
    sky(page, ['#2d6fb5', '#72a9d6', '#c6dfe8', air], 520);
    sun(page, [360, 190], 34, '#fffbea', '#ffeec0');
    streaks(page, random, 4, 110, 240, '#fff', 0.5);
    page.land(
      crag(
        random,
        [
          [-40, 380],
          [140, 300],
          [300, 390],
          [470, 330],
          [640, 400],
          [780, 300],
          [930, 170],
          [1010, 140],
          [1120, 250],
          [1240, 330],
          [1380, 260],
          [1500, 350],
          [1640, 300],
        ],
        0.34,
      ),
      '#7d9cc6',
      air,
      560,
      { lit: '#ffffff', light: -1, random, fade: 0.85, facet: { depth: 1.8 } },
    );
    page.land(
      crag(
        random,
        [
          [-40, 470],
          [200, 410],
          [420, 480],
          [640, 450],
          [860, 500],
          [1080, 450],
          [1300, 400],
          [1640, 470],
        ],
        0.2,
      ),
      '#6f8fae',
      '#d9e4dd',
      620,
      { fade: 0.8 },
    );
    const left = crag(
      random,
      [
        [-40, 380],
        [160, 420],
        [330, 500],
        [520, 570],
        [720, 612],
      ],
      0.12,
    );
    const right = crag(
      random,
      [
        [780, 612],
        [1000, 560],
        [1200, 480],
        [1420, 430],
        [1640, 380],
      ],
      0.12,
    );
    page.land(left, '#4d7d86', '#bcd6cc', 660, { fade: 0.7 });
    page.fill(wood(random, left, 38, 26, 48, pine, { to: 700 }), '#4d7d86');
    page.land(right, '#477a80', '#bcd6cc', 660, { fade: 0.7 });
    page.fill(wood(random, right, 38, 26, 50, pine, { from: 800 }), '#477a80');
    page.mist(800, 620, 800, 50, '#fff4e2', 0.75);

    const ground = new Ground({ horizon: 585, eye: 3.2 });
    plain(page, '#c6d39a', '#4f7a4a', 612);
    patches(page, random, ground, 30, '#e3dd9a', 0.5, { bottom: 860 });
    patches(page, random, ground, 30, '#3f6b46', 0.4);
    const river = ground.road(
      [
        [60, 1100],
        [220, 900],
        [400, 780],
        [560, 716],
        [520, 672],
        [640, 644],
        [690, 626],
        [680, 614],
      ],
      3.6,
    );
    page.fill(river.strip(-5.4, 5.4), '#dcd3bd');
    page.fill(
      river.strip(-3.6, 3.6),
      page.vertical(612, 1000, [0, '#e9f3ee'], [0.3, '#6fb7c6'], [1, '#217c9c']),
    );
    page.fill(
      river.strip(-2.2, -1.7) + river.strip(0.5, 0.9, 6) + river.strip(2, 2.4, 10),
      '#f2fbf8',
      { opacity: 0.6 },
    );

    const road = ground.road(
      [
        [1180, 1120],
        [1120, 960],
        [1010, 820],
        [880, 735],
        [850, 690],
        [920, 655],
        [960, 637],
        [930, 622],
        [900, 613],
      ],
      2.7,
    );
    surface(page, road, {
      base: '#34383c',
      far: '#8c928c',
      shoulder: '#c8b98a',
      middle: '#ffd84a',
      sheen: '#d9dcd4',
    });
    const bankLeft = roll(
      random,
      [
        [-40, 660],
        [40, 720],
        [110, 800],
        [160, 900],
        [185, 1010],
      ],
      2,
    );
    page.land(bankLeft, '#24525a', '#2f6256', 900, { smooth: true, fade: 0.6 });
    let trees = '';
    for (let i = 0; i < 9; i++)
      trees += pine(
        random,
        -30 + i * 22,
        heightAt(bankLeft, -30 + i * 22) + 26 + random.between(0, 20),
        random.between(180, 300),
      );
    page.fill(trees, '#1f4a52');
    const bankRight = roll(
      random,
      [
        [1310, 1010],
        [1360, 920],
        [1440, 820],
        [1540, 730],
        [1640, 680],
      ],
      2,
    );
    page.land(bankRight, '#1d464e', '#2f5f52', 900, { smooth: true, fade: 0.6 });
    trees = '';
    for (let i = 0; i < 11; i++)
      trees += pine(
        random,
        1390 + i * 24,
        heightAt(bankRight, 1390 + i * 24) + 44,
        random.between(190, 340),
      );
    page.fill(trees, '#173b44');

    const shot = onRoad(road, 8.2, 1.1, { coming: true, size: 1.5, lean: -9, turn: 6 });
    place(
      page,
      ridden(adventure({ cases: true, roll: true, steer: 4 }), {
        dress: { helmet: 'peak' },
        look: [-14, 6],
      }),
      shot,
      tones({ jacket: '#31435a' }),
      {
        light: { from: [-0.6, -0.8], rim: '#fff6dc', shade: '#1f2b44' },
        sun: [0.6, 0.35],
        shadow: '#1b2a30',
      },
    );
    birds(page, random, [560, 300], 5, 12, '#3a587e');
  },
};
