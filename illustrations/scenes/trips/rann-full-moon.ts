import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { polyline } from '../../kit/path.ts';
import { roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { birds, moon, sky, stars, streaks } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { ripples } from '../../parts/terrain.ts';

/** White salt to the horizon under a rose dusk, and the full moon coming up before two riders. */
export const rannFullMoon: Scene = {
  draw(page, random) {
    const horizon = 520;
    sky(page, ['#2b2f72', '#6d5296', '#d27f9e', '#ffc9b4'], horizon);
    stars(page, random, 90, 260, { colour: '#ffe6ee' });
    moon(page, [1040, 372], 128, '#fff3d6', '#ffc2b0', 0.75);
    streaks(page, random, 7, 210, 470, '#f6a3ae', 0.5);
    page.land(
      roll(
        random,
        [
          [-40, 516],
          [200, 504],
          [380, 510],
          [560, 517],
          [900, 520],
          [1150, 512],
          [1330, 498],
          [1460, 506],
          [1640, 514],
        ],
        1,
      ),
      '#9a6b9e',
      '#e9a6b8',
      534,
      { smooth: true, base: 534 },
    );
    page.rect(
      0,
      521,
      1600,
      479,
      page.vertical(521, 1000, [0, '#ffdccb'], [0.16, '#f3bfc6'], [0.5, '#b99ac6'], [1, '#5c5a9c']),
    );
    page.glow(1040, 524, 700, '#fff0d6', 0.65, 60);
    const ground = new Ground({ horizon: 514, centre: 800, eye: 2.4 });
    let cracks = '';
    for (let ahead = 5, row = 0; ahead < 70; row++) {
      const size = 2.4;
      const next = ahead * 1.16 + 0.6;
      const reach = Math.ceil((ahead * 1.05) / size);
      for (let i = -reach; i <= reach; i++) {
        const x = (i + (row % 2) * 0.5) * size;
        const jitter = () => random.signed() * 0.4;
        const a = ground.screen(x + jitter(), ahead);
        const b = ground.screen(x + size / 2 + jitter(), ahead + (next - ahead) * 0.5);
        const c = ground.screen(x + size / 2, next);
        if (a[0] > -60 && a[0] < 1660)
          cracks +=
            polyline([a, b, c], 0) +
            polyline([b, ground.screen(x + size, ahead + (next - ahead) * 0.2)], 0);
      }
      ahead = next;
    }
    page.stroke(cracks, '#fff1ea', 2, { opacity: 0.5 });
    page.mist(800, 526, 1000, 26, '#fff3e0', 0.8);
    ripples(page, random, 34, 540, 960, '#fff3dc', { opacity: 0.7, centre: 1040, spread: 130 });

    const light = { from: [0.6, -0.6], rim: '#ffe2bc', shade: '#231f52', depth: 0.42 } as const;
    const staging = { light, shadow: '#2a2458', shadowOpacity: 0.4 } as const;
    const first = Shot.on(ground, [900, 800], { heading: 72, size: 1.3 });
    const second = Shot.on(ground, [560, 828], { heading: 72, size: 1.3 });
    const riders = page.symbol(() => {
      place(
        page,
        ridden(classic({ roll: true })),
        first,
        tones({ paint: '#c4412f', jacket: '#4a3a5c', cargo: '#6b4a6c' }),
        staging,
      );
      place(
        page,
        ridden(adventure({ cases: true, roll: true }), { dress: { helmet: 'peak' } }),
        second,
        tones({ jacket: '#34305c' }),
        staging,
      );
    });
    page.use(riders, 'matrix(1 0 0 -.55 0 1270)', { opacity: 0.28 });
    page.use(riders, 'translate(0 0)');
    const { x, y } = first.see([70, 100, 0]);
    page.glow(x, y, 60, '#fff3cf', 0.8);
    const lamp = second.see([75, 102, 0]);
    page.glow(lamp.x, lamp.y, 64, '#fff3cf', 0.8);
    birds(page, random, [420, 300], 9, 11, '#4a3a7a');
  },
};
