import type { Page } from '../../kit/page.ts';
import { polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { hungJacket, shelfHelmet } from '../../parts/props/workshop.ts';

const FLOOR = 850;

function plank(page: Page, y: number, from: number, to: number): void {
  page
    .rect(from, y, to - from, 16, '#b27f4e')
    .rect(from, y + 16, to - from, 12, '#3a2a2a', { opacity: 0.35 });
  let brackets = '';
  for (let x = from + 60; x < to; x += 300) brackets += `M${x} ${y + 16}v34l26-34z`;
  page.fill(brackets, '#2b2426');
}

/** A pair of boots on the floor, side by side. */
function boots(page: Page, x: number, y: number, colour: string, sole: string): void {
  page.ellipse(x + 40, y + 2, 92, 9, '#1a1214', { opacity: 0.4 });
  for (const dx of [52, 0]) {
    page.fill(`M${x + dx - 30} ${y - 6}V${y - 118}h56v64q44 8 50 36v12z`, dx ? sole : colour);
    page.rect(x + dx - 32, y - 12, 110, 12, '#16141a', { rx: 4 });
    page.rect(x + dx - 30, y - 104, 56, 9, '#d9c9a8', { opacity: 0.7 });
    page.rect(x + dx - 30, y - 78, 56, 9, '#d9c9a8', { opacity: 0.7 });
  }
}

/** A shop wall at opening time: helmets on the shelves, jackets on the rail, boots and bags below. */
export const lineStore: Scene = {
  draw(page) {
    page.rect(
      0,
      0,
      1600,
      FLOOR,
      page.slanted(0, 0, 1600, 900, [0, '#3f6a70'], [0.45, '#2b4d58'], [1, '#182f3d']),
    );
    let boards = '';
    for (let x = 0; x <= 1600; x += 80) boards += `M${x} 0V${FLOOR}`;
    page.stroke(boards, '#12242f', 3, { opacity: 0.35 });
    page.rect(
      0,
      FLOOR,
      1600,
      150,
      page.slanted(0, FLOOR, 1600, 1000, [0, '#c79a68'], [0.6, '#93683f'], [1, '#5d4030']),
    );
    let lines = '';
    for (let i = -10; i <= 10; i++) lines += `M${800 + i * 120} ${FLOOR}L${800 + i * 168} 1000`;
    page.stroke(lines, '#4b3022', 2, { opacity: 0.4 });
    for (const x of [340, 800, 1260]) {
      page.rect(x - 5, 0, 10, 30, '#12242f');
      page.glow(x, 130, 420, '#ffe3a8', 0.5, 520);
      page.fill(
        polygon([
          [x - 34, 60],
          [x + 34, 60],
          [x + 300, 700],
          [x - 300, 700],
        ]),
        page.vertical(60, 700, [0, '#fff0c8', 0.28], [1, '#fff0c8', 0]),
      );
    }

    plank(page, 330, 60, 1540);
    for (const [x, shell, band] of [
      [170, '#e9e4d6', '#2f6fb7'],
      [380, '#c9452f', '#fbf6ea'],
      [590, '#22262e', '#FFD21F'],
      [800, '#FFD21F', '#17191c'],
      [1010, '#f4f1e8', '#c9392c'],
      [1220, '#3f7a5e', '#f2e9d0'],
      [1430, '#6a4a7a', '#f0c04a'],
    ] as const)
      shelfHelmet(page, [x, 331], 150, shell, band);

    page.stroke('M80 420H1520', '#d3d7da', 9, { 'stroke-linecap': 'round' });
    page.stroke('M80 423H1520', '#6d767c', 3);
    page.fill('M92 358h8v66h-8zM796 358h8v66h-8zM1500 358h8v66h-8z', '#9aa3a8');
    const jackets = [
      [206, '#c4b491', '#6a5b43', '#3a3228'],
      [408, '#b23b2c', '#f2e6cf', '#2c1416'],
      [610, '#2b3440', '#FFD21F', '#10141a'],
      [812, '#e9e2d0', '#d8532f', '#3d4a58'],
      [1014, '#3d6b86', '#f2e6cf', '#16283a'],
      [1216, '#5d6b3a', '#e9c46a', '#20281a'],
      [1418, '#6d4334', '#d9b48a', '#2a1a16'],
    ] as const;
    for (const [x] of jackets) page.ellipse(x + 22, 640, 96, 190, '#0c1a22', { opacity: 0.22 });
    for (const [x, cloth, panel, dark] of jackets) {
      hungJacket(page, [x, 418], 336, cloth, panel, dark);
    }
    page.fill('M60 770H1540V800H60z', '#a87444').fill('M60 800H1540V850H60z', '#5a3c28');
    page.rect(60, 770, 1480, 6, '#e2b47c');
    boots(page, 180, 772, '#4a3026', '#5e4032');
    boots(page, 1330, 772, '#23252b', '#31343c');
    for (const [x, colour] of [
      [470, '#2f3a40'],
      [1030, '#7a4a2c'],
    ] as const) {
      page
        .rect(x, 690, 190, 82, colour, { rx: 16 })
        .rect(x, 690, 190, 28, '#fff', { rx: 16, opacity: 0.14 });
      page.stroke(`M${x + 44} 690V772M${x + 146} 690V772`, '#d9c39a', 9);
      page.stroke(`M${x + 64} 690q31-34 62 0`, '#1a1c20', 9);
    }
    page.fill(
      'M720 772q-8-46 22-62q8-30 16 0q6-34 16 0q6-30 15 4q10-22 14 10q18-14 12 12l-16 36zM822 772q-8-46 22-62q8-30 16 0q6-34 16 0q6-30 15 4q10-22 14 10q18-14 12 12l-16 36z',
      '#1d1f25',
    );
    page.fill('M718 760h84v14h-84zM820 760h84v14h-84z', '#FFD21F');
  },
};
