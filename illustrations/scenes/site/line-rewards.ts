import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import type { Page } from '../../kit/page.ts';
import { crag, range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { prayerFlags } from '../../parts/props/himalaya.ts';
import { tones } from '../../parts/riders.ts';
import { milestone } from '../../parts/roadside.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { boulders, patches, type Stone, scatter, stones } from '../../parts/terrain.ts';

/** Stones of the cairn, upper rows last, each resting between two below. */
const CAIRN: readonly Stone[] = [4, 3, 3, 2, 1].flatMap((count, row) =>
  Array.from(
    { length: count },
    (_, i): Stone => [
      1100 + (i - (count - 1) / 2) * (52 - row * 3) + (row === 2 ? 9 : 0),
      794 - row * 37,
      34 - row * 2 + ((i * 7 + row * 5) % 4) * 2,
    ],
  ),
);

/** A medal on a ribbon that hangs from a place on the page. */
function medal(page: Page, x: number, y: number, size: number): void {
  const [w, d] = [size * 0.62, size * 1.5];
  page.fill(
    `M${x - w} ${y}L${x - w * 0.5} ${y - 4}L${x + size * 0.12} ${y + d}H${x - size * 0.24}z`,
    '#b3382a',
  );
  page.fill(
    `M${x + w} ${y}L${x + w * 0.5} ${y - 4}L${x - size * 0.12} ${y + d}H${x + size * 0.24}z`,
    '#d9513a',
  );
  const cy = y + d + size * 0.5;
  page.circle(x + size * 0.06, cy + size * 0.06, size * 0.62, '#000', { opacity: 0.18 });
  page.circle(x, cy, size * 0.62, '#c98a12').circle(x, cy, size * 0.54, '#FFD21F');
  page.fill(
    `M${x - size * 0.5} ${cy + size * 0.2}L${x - size * 0.16} ${cy - size * 0.2}L${x + size * 0.02} ${cy}L${x + size * 0.2} ${cy - size * 0.28}L${x + size * 0.5} ${cy + size * 0.2}A${size * 0.54} ${size * 0.54} 0 0 1 ${x - size * 0.5} ${cy + size * 0.2}z`,
    '#c98a12',
  );
  page.stroke(
    `M${x - size * 0.34} ${cy - size * 0.34}A${size * 0.48} ${size * 0.48} 0 0 1 ${x + size * 0.1} ${cy - size * 0.47}`,
    '#fff6d0',
    5,
    { 'stroke-linecap': 'round' },
  );
}

/** A high pass at noon: the milestone of five thousand kilometres with a medal, a cairn, a loaded machine. */
export const lineRewards: Scene = {
  draw(page, random) {
    const air = '#e4eef2';
    sky(page, ['#1c5aa0', '#4d92c6', '#a9d0e2', air], 520);
    sun(page, [1230, 150], 38, '#ffffff', '#fff8da', { opacity: 0.85 });
    streaks(page, random, 5, 120, 300, '#ffffff', 0.5);
    page.land(crag(random, range(random, 4, 470, 190), 0.3), '#7f9dbb', air, 620, {
      lit: '#ffffff',
      light: 1,
      random,
      fade: 0.8,
    });
    page.mist(700, 600, 1100, 50, '#f2f8fa', 0.8);
    page.land(crag(random, range(random, 3, 590, 80), 0.22), '#8a7f86', '#d9d3cb', 700, {
      lit: '#d9bfa0',
      light: 1,
      random,
    });
    page.land(roll(random, range(random, 3, 650, 26), 2), '#b08d66', '#8a6748', 1000, {
      smooth: true,
    });
    const ground = new Ground({ horizon: 560, eye: 2.2, focal: 900 });
    patches(page, random, ground, 26, '#d3b083', 0.5, { top: 680 });
    patches(page, random, ground, 18, '#6d4f3c', 0.35, { top: 720 });
    const staging = {
      light: { from: [0.6, -0.8], rim: '#fff8e2', shade: '#26304a' },
      sun: [-0.55, -0.15],
      shadow: '#33241f',
    } as const;
    stones(
      page,
      random,
      scatter(random, ground, 26, 700, 960, 9, (x) => x < 480 || x > 1080),
      '#6d5a50',
      '#e2cfae',
      1,
    );
    boulders(page, random, CAIRN, '#8b7d78', '#e9dcc6', '#55494a', 1);
    page.rect(1096, 440, 7, 160, '#4a3c34');
    prayerFlags(page, random, [1098, 446], [1660, 540], 34, { count: 16, cord: 2 });
    prayerFlags(page, random, [1098, 450], [560, 380], 46, { count: 18, cord: 2 });
    prayerFlags(page, random, [560, 380], [-60, 540], 60, { count: 22, cord: 2 });
    page.rect(556, 376, 8, 340, '#4a3c34');
    place(
      page,
      adventure({ cases: true, roll: true, parked: true, steer: -14 }).parts,
      Shot.on(ground, [410, 800], { heading: 122, lean: -6, size: 1.35 }),
      tones({ paint: '#2f6fb7', cargo: '#7a4a2c' }),
      staging,
    );
    page.fill('M812 958L600 976L440 964L690 934z', '#33241f', { opacity: 0.35 });
    milestone(page, 800, 958, 400, '#f6f0e4');
    page.stroke(
      'M690 806h-26v26q32-8 32 18t-34 22M736 804a22 30 0 1 0 .1 0M798 804a22 30 0 1 0 .1 0M860 804a22 30 0 1 0 .1 0',
      '#2a2a2e',
      11,
      { transform: 'translate(28 80)', 'stroke-linejoin': 'round' },
    );
    medal(page, 800, 466, 112);
    stones(
      page,
      random,
      [
        [620, 972, 30],
        [668, 982, 20],
        [960, 976, 34],
        [1010, 986, 20],
      ],
      '#6d5a50',
      '#e2cfae',
      1,
    );
  },
};
