import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import type { Page } from '../../kit/page.ts';
import { polygon } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { shelfHelmet, toolBoard } from '../../parts/props/workshop.ts';
import { tones } from '../../parts/riders.ts';
import { sun } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';

const FLOOR = 690;

/** A clipboard with the motorcycle's papers: a stamp, lines and a tick. */
function papers(page: Page, x: number, y: number): void {
  page.rect(x, y, 128, 176, '#8a5a34', { rx: 8 });
  page.rect(x + 12, y + 22, 104, 142, '#fbf7ec', { rx: 3 });
  page.rect(x + 38, y - 8, 52, 26, '#b4bac0', { rx: 6 });
  page.stroke(
    `M${x + 26} ${y + 54}h74M${x + 26} ${y + 74}h58M${x + 26} ${y + 94}h68`,
    '#9aa3a8',
    6,
  );
  page.circle(x + 90, y + 134, 20, '#1E6F4A');
  page.stroke(`M${x + 80} ${y + 134}l7 8l13-15`, '#fff', 5, {
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

function shelf(page: Page, x: number, y: number, width: number): void {
  page.rect(x, y, width, 14, '#8a5f3c').rect(x, y + 14, width, 8, '#5d3d28', { opacity: 0.6 });
}

function can(
  page: Page,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): void {
  page.rect(x, y - height, width, height, colour, { rx: 6 });
  page.rect(x, y - height * 0.66, width, height * 0.34, '#fbf3df', { opacity: 0.85 });
  page.rect(x + width * 0.62, y - height, width * 0.38, height, '#000', { opacity: 0.14, rx: 6 });
  page.rect(x + width * 0.3, y - height - 12, width * 0.4, 12, '#2a2c33');
}

/** A tidy garage in the morning: the machine, its papers, its tools and the open door. */
export const lineGarage: Scene = {
  draw(page, random) {
    page.rect(
      0,
      0,
      1600,
      FLOOR,
      page.slanted(0, 200, 1600, 700, [0, '#f3dfb8'], [0.5, '#d8bd95'], [1, '#a98a70']),
    );
    page.rect(
      0,
      FLOOR - 120,
      1600,
      120,
      page.slanted(0, 0, 1600, 0, [0, '#6c8f92'], [1, '#40606a']),
    );
    page.rect(0, FLOOR - 124, 1600, 6, '#f6ead0', { opacity: 0.8 });
    page.rect(
      0,
      FLOOR,
      1600,
      310,
      page.slanted(200, 690, 1500, 1000, [0, '#b9a58c'], [0.5, '#8c7b6c'], [1, '#5a5150']),
    );
    let joints = '';
    for (let i = -8; i <= 8; i++) joints += `M${800 + i * 150} ${FLOOR}L${800 + i * 330} 1000`;
    page.stroke(`${joints}M0 ${FLOOR + 70}H1600M0 ${FLOOR + 178}H1600`, '#4b4244', 2, {
      opacity: 0.3,
    });

    const door = 'M60 150H440V690H60z';
    page.rect(36, 126, 428, 564, '#5d4637');
    page.clipped(door, () => {
      page.rect(
        60,
        150,
        380,
        540,
        page.vertical(150, 520, [0, '#7fb4cf'], [0.6, '#dfe8d6'], [1, '#fdebc0']),
      );
      sun(page, [190, 380], 34, '#fffbe8', '#ffe9b0');
      page.land(roll(random, range(random, 3, 470, 50), 1), '#8fb3a4', '#fbe9c2', 560, {
        smooth: true,
      });
      page.land(roll(random, range(random, 3, 540, 40), 1), '#5f9277', '#dfe0b0', 640, {
        smooth: true,
      });
      page.fill('M60 690V630C180 600 330 612 440 596V690z', '#79a35c');
      page.fill('M150 690C210 650 250 640 300 610L318 610C300 650 300 660 330 690z', '#cbb78c');
    });
    page.fill('M60 150L92 150V690H60z', '#7d5f48');
    page.fill(
      polygon([
        [60, 690],
        [440, 690],
        [1010, 1000],
        [330, 1000],
      ]),
      '#fff0c4',
      { opacity: 0.34 },
    );
    page.fill('M440 150V690H464V126z', '#3f2f28');

    toolBoard(page, [560, 190], 330, { board: '#e9d6ae', tool: '#55606a', grip: '#c9392c' });
    papers(page, 922, 182);
    shelf(page, 1110, 300, 420);
    can(page, 1130, 300, 62, 96, '#2f6a78');
    can(page, 1204, 300, 62, 116, '#c9562f');
    can(page, 1278, 300, 54, 84, '#e0aa18');
    shelfHelmet(page, [1430, 300], 128, '#f4f1e8', '#FFD21F');
    page.rect(1130, 410, 400, 280, '#a8382c', { rx: 10 });
    page.rect(
      1130,
      410,
      400,
      280,
      page.slanted(1130, 0, 1530, 0, [0, '#d9573f', 0.8], [1, '#6d2420', 0.5]),
      { rx: 10 },
    );
    page.rect(1112, 392, 436, 26, '#3a2c2c', { rx: 6 });
    for (const y of [438, 498, 558, 618]) {
      page.rect(1150, y, 360, 48, '#7d2a22', { rx: 6, opacity: 0.5 });
      page.rect(1270, y + 8, 120, 10, '#e9ddc8', { rx: 5 });
    }

    const ground = new Ground({ horizon: 430, centre: 800, eye: 1.5, focal: 900 });
    const staging = {
      light: { from: [-0.8, -0.5], rim: '#fff2cf', shade: '#2b2a3a' },
      sun: [0.55, -0.1],
      shadow: '#241a1c',
    } as const;
    place(
      page,
      classic({ cases: false, parked: true, steer: 14 }).parts,
      Shot.on(ground, [815, 848], { heading: 218, lean: -4, size: 1.1 }),
      tones({ paint: '#FFD21F', bright: '#cfd4d8' }),
      staging,
    );
    page
      .rect(1096, 800, 120, 64, '#2f4a58', { rx: 8 })
      .rect(1096, 800, 120, 20, '#47697a', { rx: 8 });
    page.stroke('M1126 800q30-34 60 0', '#1d2f3a', 9);
    page.ellipse(1160, 866, 78, 9, '#241a1c', { opacity: 0.3 });
    page.rect(1096, 800, 120, 64, '#000', { rx: 8, opacity: 0.08 });
  },
};
