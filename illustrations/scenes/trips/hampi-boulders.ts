import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import type { Page } from '../../kit/page.ts';
import { below, polygon, short } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { person, tones } from '../../parts/riders.ts';
import { birds, sky, streaks, sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { boulders, pile, ripples, stones } from '../../parts/terrain.ts';
import { palm, tufts } from '../../parts/trees.ts';

/** A temple tower: storeys that narrow, each with its row of niches, under a barrel roof. */
function gopuram(page: Page, x: number, y: number, s: number): void {
  const storeys = 8;
  const width = (i: number) => s * (1 - (i / storeys) * 0.66);
  let body = polygon([
    [x - s * 1.12, y],
    [x - s * 1.06, y - s * 0.9],
    [x + s * 1.06, y - s * 0.9],
    [x + s * 1.12, y],
  ]);
  let lit = polygon([
    [x - s * 1.12, y],
    [x - s * 1.06, y - s * 0.9],
    [x - s * 0.34, y - s * 0.9],
    [x - s * 0.36, y],
  ]);
  let dark = '';
  let ledges = '';
  for (let i = 0; i < storeys; i++) {
    const [low, high] = [y - s * (0.9 + i * 0.34), y - s * (0.9 + (i + 1) * 0.34)];
    const [a, b] = [width(i), width(i + 0.8)];
    body += polygon([
      [x - a, low],
      [x - b, high],
      [x + b, high],
      [x + a, low],
    ]);
    lit += polygon([
      [x - a, low],
      [x - b, high],
      [x - b * 0.36, high],
      [x - a * 0.36, low],
    ]);
    ledges += polygon([
      [x - a * 1.04, low + s * 0.03],
      [x - a * 1.04, low - s * 0.04],
      [x + a * 1.04, low - s * 0.04],
      [x + a * 1.04, low + s * 0.03],
    ]);
    for (let k = -3; k <= 3; k++) {
      if (k === 0) continue;
      dark += `M${short(x + k * a * 0.26 - s * 0.04)} ${short(low - s * 0.07)}v${short(-s * 0.12)}q${short(s * 0.04)} ${short(-s * 0.06)} ${short(s * 0.08)} 0v${short(s * 0.12)}z`;
    }
    dark += `M${short(x - a * 0.12)} ${short(low)}v${short(-s * 0.2)}h${short(a * 0.24)}v${short(s * 0.2)}z`;
  }
  const top = y - s * (0.9 + storeys * 0.34);
  const w = width(storeys) * 1.1;
  const roof = `M${short(x - w)} ${short(top)}q${short(w * 0.1)} ${short(-s * 0.42)} ${short(w)} ${short(-s * 0.42)}q${short(w * 0.9)} 0 ${short(w)} ${short(s * 0.42)}z`;
  page.fill(body + roof, '#8a4a52').fill(lit, '#f3aa76', { opacity: 0.8 });
  page.fill(ledges, '#5f3040').fill(dark, '#4a2236', { opacity: 0.85 });
  page.fill(
    `M${short(x - s * 0.2)} ${short(y)}v${short(-s * 0.46)}q${short(s * 0.2)} ${short(-s * 0.16)} ${short(s * 0.4)} 0v${short(s * 0.46)}z`,
    '#351a2c',
  );
  let finials = '';
  for (const k of [-0.6, -0.2, 0.2, 0.6])
    finials += `M${short(x + k * w)} ${short(top - s * 0.36)}v${short(-s * 0.16)}`;
  page.stroke(finials, '#ffcf7a', s * 0.035);
}

/** A pillared pavilion of stone. */
function mandapa(page: Page, x: number, y: number, s: number): void {
  let stone =
    polygon([
      [x - s, y - s * 0.72],
      [x - s * 0.94, y - s * 0.86],
      [x + s * 0.94, y - s * 0.86],
      [x + s, y - s * 0.72],
    ]) +
    polygon([
      [x - s * 0.98, y],
      [x - s * 0.98, y - s * 0.07],
      [x + s * 0.98, y - s * 0.07],
      [x + s * 0.98, y],
    ]);
  let lit = polygon([
    [x - s, y - s * 0.72],
    [x - s * 0.94, y - s * 0.86],
    [x - s * 0.3, y - s * 0.86],
    [x - s * 0.32, y - s * 0.72],
  ]);
  for (const k of [-0.84, -0.5, -0.16, 0.18, 0.52, 0.86]) {
    const [l, r] = [x + (k - 0.06) * s, x + (k + 0.06) * s];
    stone += polygon([
      [l, y],
      [l, y - s * 0.74],
      [r, y - s * 0.74],
      [r, y],
    ]);
    lit += polygon([
      [l, y - s * 0.07],
      [l, y - s * 0.72],
      [l + s * 0.04, y - s * 0.72],
      [l + s * 0.04, y - s * 0.07],
    ]);
  }
  page.fill(
    polygon([
      [x - s * 0.9, y],
      [x - s * 0.9, y - s * 0.74],
      [x + s * 0.9, y - s * 0.74],
      [x + s * 0.9, y],
    ]),
    '#4a2438',
    { opacity: 0.55 },
  );
  page.fill(stone, '#7a3f4c').fill(lit, '#f3a874', { opacity: 0.85 });
}

/** A round basket boat. */
function coracle(page: Page, x: number, y: number, s: number): void {
  page.ellipse(x, y + s * 0.22, s * 1.1, s * 0.16, '#3a1c3c', { opacity: 0.35 });
  page.fill(
    `M${short(x - s)} ${short(y - s * 0.2)}q${short(s * 0.2)} ${short(s * 0.5)} ${short(s)} ${short(s * 0.5)}t${short(s)} ${short(-s * 0.5)}z`,
    '#4a2536',
  );
  page
    .ellipse(x, y - s * 0.2, s, s * 0.2, '#a8654e')
    .ellipse(x, y - s * 0.19, s * 0.84, s * 0.14, '#35192c');
}

/** Evening among boulders: the river with its coracles, the temple tower, a rider at rest. */
export const hampiBoulders: Scene = {
  draw(page, random) {
    const air = '#ffd9a0';
    const river = 604;
    sky(page, ['#4a5596', '#a9708e', '#f29a70', '#ffdc9a'], 540);
    sun(page, [420, 404], 66, '#fff4d2', '#ffc078', { opacity: 1, reach: 7 });
    streaks(page, random, 7, 110, 340, '#ffcf9e', 0.5);
    page.land(roll(random, range(random, 5, 510, 44), 3), '#c98683', air, 600, {
      smooth: true,
      fade: 0.85,
    });
    page.group({ opacity: 0.85 }, () => {
      boulders(
        page,
        random,
        pile(random, [150, 620], 520, 3, 58),
        '#bd7a72',
        '#f5bd90',
        '#96596a',
        1,
      );
      boulders(
        page,
        random,
        pile(random, [1470, 622], 520, 4, 62),
        '#a96868',
        '#eeb088',
        '#7d4a5e',
        -1,
      );
    });
    page.mist(800, 590, 900, 44, '#ffe0b0', 0.7);
    let palms = '';
    for (const [x, h, l] of [
      [640, 96, 0.1],
      [676, 78, -0.12],
      [1330, 110, 0.12],
      [1372, 88, -0.1],
      [560, 70, 0.14],
    ] as const)
      palms += palm(random, x, 606, h, l);
    page.fill(palms, '#8a4f5c');
    gopuram(page, 1020, 600, 84);
    mandapa(page, 820, 602, 74);
    page.fill(
      below(
        roll(
          random,
          [
            [-40, 600],
            [400, 598],
            [800, 600],
            [1200, 598],
            [1640, 602],
          ],
          1,
        ),
        river + 6,
      ),
      '#8a4f50',
    );
    page.rect(
      0,
      river,
      1600,
      240,
      page.vertical(
        river,
        840,
        [0, '#ffd6a0'],
        [0.25, '#e09a84'],
        [0.7, '#8a6284'],
        [1, '#4d3f6e'],
      ),
    );
    ripples(page, random, 34, river + 6, 830, '#fff0d2', { opacity: 0.5 });
    ripples(page, random, 26, river + 4, 820, '#fff6e0', {
      opacity: 0.8,
      centre: 420,
      spread: 110,
    });
    ripples(page, random, 16, river + 4, 720, '#6a3850', {
      opacity: 0.45,
      centre: 1020,
      spread: 60,
    });
    page.glow(420, river + 4, 420, '#fff0cc', 0.6, 46);
    const light = { from: [-0.6, -0.6], rim: '#ffdc9a', shade: '#2c1736', depth: 0.34 } as const;
    for (const [x, y, s, jacket] of [
      [760, 668, 40, '#f4ead6'],
      [1180, 690, 50, '#d8432f'],
      [600, 640, 26, '#f4ead6'],
    ] as const) {
      place(
        page,
        person('sit', { helmet: 'none' }),
        Shot.at([x, y - s * 0.1], s / 62, { heading: x > 1000 ? 270 : 100, above: 4 }),
        tones({ jacket, trousers: '#4a2a3c' }),
        { light, shadowOpacity: 0 },
      );
      coracle(page, x, y, s);
    }

    const bank = roll(
      random,
      [
        [-40, 740],
        [200, 760],
        [460, 806],
        [760, 822],
        [1040, 812],
        [1280, 780],
        [1460, 752],
        [1640, 730],
      ],
      2,
    );
    page.fill(
      below(bank, 1000),
      page.vertical(740, 1000, [0, '#d98a5c'], [0.35, '#9c5648'], [1, '#3c1d30']),
    );
    boulders(
      page,
      random,
      pile(random, [40, 876], 470, 3, 104),
      '#94545a',
      '#f3a874',
      '#5d2f42',
      1,
    );
    boulders(
      page,
      random,
      pile(random, [1560, 900], 520, 4, 106),
      '#7f4450',
      '#e8935f',
      '#4a2438',
      -1,
    );
    stones(
      page,
      random,
      [
        [520, 870, 18],
        [610, 920, 24],
        [1130, 880, 20],
        [1050, 940, 26],
        [380, 930, 20],
      ],
      '#6b3540',
      '#eaa070',
      -1,
    );
    const ground = new Ground({ horizon: 560, eye: 2.4 });
    const staging = { light, sun: [0.7, 0.25], shadow: '#2a1024', shadowOpacity: 0.32 } as const;
    place(
      page,
      classic({ cases: true, roll: true, parked: true, steer: -16 }).parts,
      Shot.on(ground, [700, 862], { heading: 242, lean: -8, size: 1.12 }),
      tones({ paint: '#2f5d6a', accent: '#f2c21c', cargo: '#8a5a34' }),
      staging,
    );
    boulders(page, random, [[1010, 868, 70]], '#8a4c54', '#f3a874', '#552a3e', -1);
    place(
      page,
      person('sit', { helmet: 'none' }),
      Shot.on(ground, [1002, 802], { heading: 282, size: 1.05 }),
      tones({ jacket: '#c2452f', trousers: '#33283c' }),
      { light, shadowOpacity: 0 },
    );
    const grass: [number, number, number][] = Array.from({ length: 22 }, (_, i) => [
      280 + i * 48 + random.signed() * 20,
      random.between(930, 1004),
      random.between(24, 60),
    ]);
    page.fill(tufts(random, grass), '#4a2030');
    birds(page, random, [720, 270], 6, 13, '#6d3c58');
  },
};
