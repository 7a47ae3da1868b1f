import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import type { Page } from '../../kit/page.ts';
import { polygon, short } from '../../kit/path.ts';
import type { Random } from '../../kit/random.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { featherFlag } from '../../parts/props/company.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';

/** Polygons of dried salt, larger towards the eye. */
function salt(page: Page, random: Random, ground: Ground): void {
  let d = '';
  for (let ahead = 3.4; ahead < 60; ahead *= 1.16) {
    const step = ahead * 0.16;
    const reach = ahead * 1.05;
    for (let right = -reach; right < reach; right += step * 2) {
      const jitter = () => random.signed() * step * 0.3;
      const points = [0, 1, 2].map((i) =>
        ground.screen(right + i * step + jitter(), ahead + (i % 2 ? step : 0) + jitter() * 0.5),
      );
      const [a, b, c] = points.map(([x, y]) => `${short(x, 0)} ${short(y, 0)}`);
      d += `M${a}L${b}L${c}`;
      if (random() < 0.6) {
        const [x, y] = ground.screen(right + step + jitter(), ahead + step * 1.9);
        d += `M${b}L${short(x, 0)} ${short(y, 0)}`;
      }
    }
  }
  page.stroke(d, '#c9b8c4', 2, { opacity: 0.5 });
}

/** A launch on the Rann at sunrise: three machines of one make come through the start arch over white salt. */
export const corporateGallery2: Scene = {
  draw(page, random) {
    const air = '#fff0da';
    sky(page, ['#5d8fc0', '#a4c0d6', '#f2d3c4', air], 500);
    sun(page, [560, 440], 60, '#fffdf0', '#ffdc9c', { opacity: 1 });
    streaks(page, random, 8, 100, 400, '#ffe9d6', 0.6);
    page.rect(
      0,
      500,
      1600,
      500,
      page.vertical(500, 1000, [0, '#fbe9d6'], [0.25, '#f0e8ea'], [1, '#b9c3d6']),
    );
    page.mist(560, 502, 900, 20, '#fff6e0', 0.9);
    const ground = new Ground({ horizon: 496, centre: 800, eye: 1.9, focal: 900 });
    salt(page, random, ground);
    page.fill(
      polygon([
        [700, 506],
        [900, 506],
        [1500, 1000],
        [100, 1000],
      ]),
      page.vertical(506, 1000, [0, '#fffaf0', 0.8], [1, '#e3e4ec', 0.7]),
    );
    for (const [x, y, h] of [
      [250, 690, 300],
      [1350, 690, 300],
      [420, 620, 200],
      [1180, 620, 200],
    ] as const)
      featherFlag(page, [x, y], h, '#FFD21F', '#17191c');
    page.fill(
      'M520 640V420Q520 330 620 320H980Q1080 330 1080 420V640H1026V440Q1026 384 960 380H640Q574 384 574 440V640z',
      page.slanted(520, 0, 1080, 0, [0, '#ea5a3c'], [0.6, '#d8412f'], [1, '#a42c24']),
    );
    page.fill('M640 326H960V374H640z', '#fbf6ea').rect(680, 342, 240, 16, '#17191c', { rx: 8 });
    page.stroke('M534 640V430Q536 346 624 336', '#ffb08c', 6, { opacity: 0.7 });
    page
      .ellipse(547, 642, 60, 8, '#8a90a8', { opacity: 0.5 })
      .ellipse(1053, 642, 60, 8, '#8a90a8', { opacity: 0.5 });
    const staging = {
      light: { from: [-0.7, -0.6], rim: '#fff0d0', shade: '#38406a' },
      sun: [0.6, -0.6],
      shadow: '#5a648c',
    } as const;
    for (const [x, y, jacket, size] of [
      [590, 706, '#33506a', 1.4],
      [1010, 706, '#33506a', 1.4],
      [800, 826, '#20262e', 1.36],
    ] as const)
      place(
        page,
        ridden(adventure({}), { dress: { helmet: 'peak' } }),
        Shot.on(ground, [x, y], { heading: 180 + (x - 800) / 26 + 8, size }),
        tones({ paint: '#d8412f', jacket, accent: '#f4f1e8' }),
        staging,
      );
    for (const [x, y, rx] of [
      [600, 708, 120],
      [1010, 708, 120],
    ] as const)
      page.mist(x + 60, y, rx, 14, '#ffffff', 0.6);
  },
};
