import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { polygon } from '../../kit/path.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { sport } from '../../parts/motorcycles/sport.ts';
import { shelfHelmet, toolBoard } from '../../parts/props/workshop.ts';
import { person, tones } from '../../parts/riders.ts';
import { moon } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';

const FLOOR = 680;

/** The night before the first race: a young racer checks the wheel under one lamp. */
export const talentGallery4: Scene = {
  draw(page, random) {
    page.rect(
      0,
      0,
      1600,
      FLOOR,
      page.radialAt(800, 470, 1000, [0, '#8a6448'], [0.35, '#54444a'], [1, '#171c30']),
    );
    page.rect(
      0,
      FLOOR,
      1600,
      320,
      page.radialAt(800, 830, 900, [0, '#c08e58'], [0.4, '#6a4f48'], [1, '#141626']),
    );
    let bricks = '';
    for (let row = 0; row < 14; row++)
      for (let i = 0; i < 9; i++)
        if (random() < 0.4)
          bricks += `M${Math.round(i * 180 + random.between(0, 120))} ${row * 48 + 30}h44`;
    page.stroke(bricks, '#000', 5, { opacity: 0.14, 'stroke-linecap': 'round' });

    page.rect(120, 150, 330, 300, '#2b2530');
    page.clipped('M136 166H434V434H136z', () => {
      page.rect(
        136,
        166,
        298,
        268,
        page.vertical(166, 434, [0, '#16245a'], [0.7, '#4a6294'], [1, '#8a93b0']),
      );
      moon(page, [350, 240], 26);
      page.land(roll(random, range(random, 3, 380, 60), 1), '#2a3a66', '#6a7aa4', 450, {
        smooth: true,
      });
    });
    page.stroke('M285 166V434M136 300H434', '#2b2530', 10);
    page.rect(104, 446, 362, 18, '#3a2e34');
    page.fill('M136 680L450 680L640 1000L150 1000z', '#8fa6d8', { opacity: 0.07 });

    toolBoard(page, [580, 220], 360, { board: '#6d5344', tool: '#e0c9a0', grip: '#c9482f' });
    page.rect(1080, 330, 420, 16, '#7d5a40').rect(1080, 346, 420, 10, '#1a1620', { opacity: 0.5 });
    shelfHelmet(page, [1170, 330], 116, '#FFD21F', '#17191c');
    page
      .fill('M1290 330v-84q0-14 14-14h52q14 0 14 14v84z', '#d9c39a')
      .fill('M1262 250q-22 0-22 24t28 22M1370 250', 'none');
    page.stroke('M1292 262q-28-2-28 18t28 18M1368 262q28-2 28 18t-28 18', '#d9c39a', 7);
    page.rect(1312, 320, 36, 12, '#8a6a44');
    page
      .fill('M1430 330v-110h50v110z', '#3f5a78')
      .rect(1430, 250, 50, 40, '#e0d4b8', { opacity: 0.8 });
    page
      .rect(1110, 520, 400, 20, '#8a6548')
      .fill('M1130 540h22v140h-22zM1468 540h22v140h-22z', '#4a3638');
    page
      .circle(1230, 478, 42, '#1a191f')
      .circle(1230, 478, 26, '#54464a')
      .circle(1230, 478, 8, '#c9b494');
    page
      .circle(1330, 478, 42, '#1a191f')
      .circle(1330, 478, 26, '#54464a')
      .circle(1330, 478, 8, '#c9b494');
    page.rect(1400, 480, 84, 40, '#a8382c', { rx: 5 });

    page.stroke('M800 0V96', '#0f1018', 6);
    page.fill(
      polygon([
        [742, 150],
        [858, 150],
        [1240, 1000],
        [360, 1000],
      ]),
      page.vertical(150, 1000, [0, '#ffe2a0', 0.42], [0.6, '#ffcf84', 0.14], [1, '#ffcf84', 0.05]),
    );
    page.fill('M772 96H828L868 152H732z', '#22303a');
    page.ellipse(800, 152, 58, 10, '#fff6d8');
    page.glow(800, 160, 260, '#ffe0a0', 0.7);

    const ground = new Ground({ horizon: 430, centre: 800, eye: 1.5, focal: 900 });
    page.ellipse(780, 872, 420, 46, '#ffd998', { opacity: 0.25 });
    const staging = {
      light: { from: [0.05, -1], rim: '#ffe2a8', shade: '#1d1a30' },
      shadow: '#0d0c14',
      shadowOpacity: 0.5,
    } as const;
    place(
      page,
      sport({ number: true, steer: -6 }).parts,
      Shot.on(ground, [720, 852], { heading: 106, size: 1.12 }),
      tones({ accent: '#f2e6d0', rubber: '#201f26' }),
      staging,
    );
    page.stroke('M448 862L500 790L540 862M500 790h34', '#c9392c', 9, {
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    });
    place(
      page,
      person('kneel', { helmet: 'none' }),
      Shot.on(ground, [1130, 880], { heading: 268, size: 1.08 }),
      tones({ jacket: '#b8432f', trousers: '#2a3042', skin: '#a06a48' }),
      staging,
    );
    page
      .rect(1200, 846, 150, 50, '#2f4a5c', { rx: 6 })
      .rect(1200, 846, 150, 16, '#5a7a8a', { rx: 6 });
    page.stroke('M1216 840l60-6M1290 838l44 4', '#d9c9a8', 7, { 'stroke-linecap': 'round' });
  },
};
