import type { Page } from '../kit/page.ts';
import { below } from '../kit/path.ts';
import { roll } from '../kit/ridge.ts';
import type { Scene, Scenes } from '../kit/scene.ts';

/** A round picture that carries a state: sky, something in it, hills, something before them. */
function mark(
  skyColours: readonly [string, string, string],
  hills: readonly string[],
  behind: (page: Page) => void,
  before: (page: Page) => void,
): Scene {
  return {
    width: 240,
    height: 240,
    grain: 0,
    draw(page, random) {
      page.clipped('M120 8a112 112 0 1 1-.1 0z', () => {
        const [top, middle, low] = skyColours;
        page.rect(0, 0, 240, 240, page.vertical(0, 190, [0, top], [0.5, middle], [1, low]));
        behind(page);
        hills.forEach((colour, i) => {
          const y = 148 + i * 24;
          const line = roll(
            random,
            [
              [-10, y + random.signed() * 8],
              [50, y - 12 + random.signed() * 8],
              [110, y + 6],
              [180, y - 10 + random.signed() * 8],
              [250, y],
            ],
            0.5,
          );
          page.fill(below(line, 240, 1), colour);
        });
        before(page);
      });
    },
  };
}

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const DUSK = [
  ['#26305f', '#6b6396', '#e0a48f'],
  ['#6d5a86', '#453c68', '#262443'],
] as const;
const EMBER = [
  ['#5a2338', '#b8483f', '#f2a878'],
  ['#8f3a3c', '#5f2632', '#3a1826'],
] as const;
const LEAF = [
  ['#2c8a78', '#8cc9a0', '#ffe9a8'],
  ['#5fae7c', '#2f8058', '#1E6F4A'],
] as const;
const FOG = [
  ['#4b5a78', '#9aa3b4', '#e8d9bd'],
  ['#8f93a3', '#666c80', '#41475c'],
] as const;

const starry = (page: Page) =>
  page.stroke('M40 40h0M72 26h0M170 30h0M204 62h0M148 54h0M96 52h0', '#fff', 2.6, {
    'stroke-linecap': 'round',
    opacity: 0.8,
  });

/** A clock face whose rim is a road. */
function roadClock(page: Page): void {
  const rim = 'M120 56A64 64 0 1 1 64.6 88';
  page.stroke(rim, '#14131f', 36).stroke(rim, '#2b2a3a', 30);
  page.stroke(rim, '#FFD21F', 4, { 'stroke-dasharray': '15 12' });
  page.glow(64.6, 88, 34, '#fff0b8', 1);
  page.circle(64.6, 88, 7, '#fffbe8');
  page.stroke('M120 84V122L144 136', '#fff6e0', 11, ROUND);
}

/** A tick that is a road. */
function roadTick(page: Page): void {
  const d = 'M58 128L102 170L186 82';
  page.stroke(d, '#0f2d22', 42, { ...ROUND, opacity: 0.35, transform: 'translate(0 6)' });
  page.stroke(d, '#f6f1e2', 42, ROUND).stroke(d, '#1b2124', 34, ROUND);
  page.stroke(d, '#FFD21F', 5, { 'stroke-dasharray': '16 11', 'stroke-linejoin': 'round' });
}

/** A barrier across the road with two lamps. */
function roadBlock(page: Page): void {
  page.fill('M60 240L108 146H132L180 240z', '#1b171d');
  page.fill('M118 150h4l1 14h-6zM116 174h8l2 22h-12zM113 208h14l3 32h-20z', '#f4e3c8', {
    opacity: 0.8,
  });
  page.fill('M62 200l8-78h9l-6 78zM178 200l-8-78h-9l6 78z', '#17131a');
  page.rect(42, 104, 156, 34, '#fbf3e6', { rx: 5 }).rect(46, 152, 148, 24, '#fbf3e6', { rx: 5 });
  let d = '';
  for (let i = 0; i < 4; i++)
    d += `M${54 + i * 38} 104h20l-16 34h-20zM${60 + i * 36} 152h18l-12 24h-18z`;
  page.fill(d, '#c5281f');
  for (const x of [70, 170]) {
    page.glow(x, 94, 26, '#ffc04a', 0.9);
    page.circle(x, 95, 9, '#ffce5a');
  }
}

/** A signpost whose arms are blank in the fog. */
function blankSigns(page: Page): void {
  page.fill('M115 66h10v150h-10z', '#2a2d3a');
  page
    .fill('M120 76h62l18 17l-18 17h-62z', '#FFD21F')
    .fill('M120 120H62L44 137l18 17h58z', '#f4efe2');
  page.fill('M120 100h72l-10 10h-62zM120 146H54l8 8h58z', '#000', { opacity: 0.14 });
  page.stroke('M150 88q0-8 8-8t8 7q0 6-8 9v3M158 104h0', '#17191c', 5, ROUND);
  page.mist(120, 206, 130, 40, '#f4ead6', 0.9);
}

/** A helmet left on a hill: nobody rides yet. */
function waitingHelmet(page: Page): void {
  page.ellipse(124, 196, 76, 12, '#22382f', { opacity: 0.5 });
  page.group({ transform: 'translate(-54 -22) scale(1.42)' }, () => {
    page.fill(
      'M84 146C78 104 98 78 126 78C154 78 168 98 166 124C165 138 160 146 150 148L104 150C94 151 86 152 84 146z',
      '#f6f2e8',
    );
    page.fill(
      'M84 146C80 120 86 104 96 94C98 120 112 136 164 134C160 144 156 147 150 148L104 150C94 151 86 152 84 146z',
      '#20222c',
      { opacity: 0.2 },
    );
    page.fill(
      'M92 96C98 84 110 78 126 78C138 78 148 82 155 90L150 95C143 89 136 87 126 87C113 87 103 92 97 103z',
      '#FFD21F',
    );
    page.fill(
      'M134 96C150 94 164 102 166 112C167 122 165 130 162 132C146 132 134 126 130 116C128 108 130 100 134 96z',
      '#17191f',
    );
    page.stroke('M138 101C148 99 157 103 162 108', '#bcd3dc', 3, ROUND);
  });
}

/** A chain that has come off its sprocket. */
function looseChain(page: Page): void {
  for (let turn = 0; turn < 360; turn += 30) {
    page.fill('M96 86l4-16h8l4 16z', '#2a2124', { transform: `rotate(${turn} 104 142)` });
  }
  page
    .circle(104, 142, 60, '#2a2124')
    .circle(104, 142, 46, '#8f7a72')
    .circle(104, 142, 16, '#2a2124');
  page.stroke('M104 142m-32 0h0M104 110h0M136 142h0M104 174h0', '#2a2124', 18, ROUND);
  page.stroke('M158 70C190 92 196 120 178 146S176 196 204 214', '#f6efe2', 13, ROUND);
  page.stroke('M158 70C190 92 196 120 178 146S176 196 204 214', '#2a2124', 6, {
    ...ROUND,
    'stroke-dasharray': '1 12',
  });
}

/** Round pictures of states, 240 by 240. */
export const marks: Scenes = {
  'payment-pending': mark(...DUSK, starry, roadClock),
  'payment-success': mark(
    ...LEAF,
    (page) => {
      page.glow(168, 96, 110, '#fff6cf', 1).circle(168, 96, 24, '#fffbe6');
    },
    roadTick,
  ),
  'payment-failed': mark(
    ...EMBER,
    (page) => {
      page.glow(120, 118, 100, '#ffd9a0', 0.9).circle(120, 128, 22, '#fff0d0');
    },
    roadBlock,
  ),
  'payment-unverified': mark(
    ...FOG,
    (page) => {
      page.glow(70, 90, 90, '#fff4d8', 0.9).circle(70, 90, 18, '#fff8e4');
    },
    blankSigns,
  ),
  empty: mark(
    ['#3d5f96', '#93b4c8', '#ffe3b4'],
    ['#7f9c98', '#557a74', '#36564f'],
    (page) => {
      page.glow(60, 96, 90, '#fff6d8', 1).circle(60, 96, 18, '#fffbe6');
    },
    waitingHelmet,
  ),
  error: mark(
    ...EMBER,
    (page) => {
      page.glow(120, 110, 110, '#ffd9a0', 0.8);
    },
    looseChain,
  ),
};
