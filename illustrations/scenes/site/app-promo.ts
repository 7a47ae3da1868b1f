import { Ground } from '../../kit/ground.ts';
import type { Page } from '../../kit/page.ts';
import { crag, range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { surface } from '../../parts/roadside.ts';
import { sky, streaks, sun } from '../../parts/sky.ts';
import { plain } from '../../parts/terrain.ts';

const RIM = '#ffd9a0';
const ROUND = { 'stroke-linecap': 'round' } as const;

/** Handlebar, mirror, dial and tank as the rider sees them. */
function cockpit(page: Page): void {
  page.fill(
    'M-40 690C120 640 300 620 420 640L560 664H740L880 640C1000 620 1480 640 1640 690V740C1480 690 1060 680 900 700L760 720H540L400 700C280 684 120 700-40 740z',
    '#101116',
  );
  page.stroke(
    'M-40 692C120 642 300 622 420 642L560 666H740L880 642C1000 622 1480 642 1640 692',
    RIM,
    3,
    { opacity: 0.6 },
  );
  page.fill('M-40 676C60 640 160 628 250 634L262 704C160 704 40 724-40 752z', '#1d1f26');
  for (let i = 0; i < 9; i++) page.stroke(`M${10 + i * 26} ${654 - i * 2}l8 70`, '#33363f', 5);
  page.stroke('M300 650L262 520', '#101116', 9);
  page.fill(
    'M120 420Q126 396 160 396L300 412Q330 418 326 446L310 506Q304 524 280 524L150 520Q126 518 122 494z',
    '#14151a',
  );
  page.fill(
    'M136 424Q140 410 162 410L296 424Q314 428 312 446L298 500Q294 510 280 510L154 506Q138 504 136 488z',
    page.vertical(410, 510, [0, '#f4b890'], [0.6, '#8f6c8f'], [1, '#4c3a5c']),
  );
  page.fill('M205 508L224 470H240L270 509z', '#221c30');
  page.ellipse(590, 640, 92, 84, '#14151a').ellipse(590, 640, 78, 70, '#24262e');
  page.stroke('M536 676A66 60 0 1 1 644 676', '#f4f1e6', 5, { 'stroke-dasharray': '3 12' });
  page.stroke('M590 644L628 604', '#FFD21F', 6, ROUND).circle(590, 644, 9, '#f4f1e6');
  page.stroke('M516 606A84 76 0 0 1 620 560', RIM, 3.5, { opacity: 0.8 });
  page.fill(
    'M250 1000C260 860 360 760 520 740H760C920 760 1010 860 1030 1000z',
    page.vertical(740, 1000, [0, '#FFD21F'], [1, '#b07d08']),
  );
  page.stroke('M268 940C300 840 390 770 524 754H756', '#fff6c8', 6, { ...ROUND, opacity: 0.7 });
  page.fill(
    'M400 1010C396 900 420 834 470 822C560 806 740 806 830 822C880 834 904 900 900 1010z',
    '#16171c',
  );
  page.fill(
    'M440 1010C438 910 456 862 492 852C580 840 720 840 806 852C842 862 862 910 860 1010z',
    '#2a2c34',
  );
  page.stroke('M420 930C424 872 442 838 474 832C562 816 738 816 826 832', RIM, 3, {
    opacity: 0.5,
    'stroke-dasharray': '9 7',
  });
  page.fill(
    'M500 1010C498 930 510 892 534 886C600 878 700 878 766 886C790 892 802 930 800 1010z',
    '#c9b896',
    { opacity: 0.5 },
  );
  page.stroke('M520 980C590 900 640 990 700 920S770 930 790 900', '#c0392b', 5, { opacity: 0.7 });
}

/** The app on the phone's screen: a route on a map, a trip's card and its button. */
function screen(page: Page): void {
  page.rect(-144, -316, 288, 612, '#f5f5f2').rect(-144, -316, 288, 330, '#dfe9dc');
  page.fill('M-144-120C-60-160 0-60 60-90S144-120 144-120V14H-144z', '#c5dcc0');
  page.fill('M-144-230C-80-250-40-200 20-220S110-290 144-280V-316H-144z', '#bcd8e2');
  page.stroke(
    'M-144-60L-60-90L-10-30L80-50L144-10M-80-316L-60-90L-90 14M60-316L30-190L80-50L70 14',
    '#fff',
    8,
  );
  const route = 'M-96-20C-70-90-40-90-10-120S-20-200 40-220S80-262 96-270';
  page.stroke(route, '#0b0b0c', 15, ROUND).stroke(route, '#FFD21F', 9, ROUND);
  page.circle(-96, -20, 14, '#0b0b0c').circle(-96, -20, 6, '#fff');
  page
    .fill('M96-252C70-286 74-308 96-308C118-308 122-286 96-252z', '#B3261E')
    .circle(96, -288, 7, '#fff');
  page.rect(-144, 4, 288, 300, '#fff', { rx: 26 }).rect(-30, 16, 60, 6, '#d9d9d4', { rx: 3 });
  page.rect(
    -120,
    38,
    240,
    120,
    page.vertical(38, 158, [0, '#3d4f8f'], [0.6, '#ef9f80'], [1, RIM]),
    { rx: 14 },
  );
  page.circle(40, 104, 16, '#fff3d0');
  page.fill(
    'M-120 120L-70 84L-20 122L30 96L80 126L120 104V144Q120 158 106 158H-106Q-120 158-120 144z',
    '#7d557f',
  );
  page.fill('M-30 158L-4 128H4L34 158z', '#221c30');
  page
    .rect(-120, 174, 170, 14, '#17191C', { rx: 7 })
    .rect(-120, 198, 120, 10, '#b9bcc0', { rx: 5 });
  page.rect(62, 174, 58, 34, '#f1efe8', { rx: 10 }).rect(-120, 226, 240, 46, '#FFD21F', { rx: 14 });
  page.rect(-46, 244, 92, 10, '#0b0b0c', { rx: 5 });
}

/** A gloved hand that holds the phone. */
function phoneInHand(page: Page): void {
  page.fill(
    'M60 250C150 190 200 150 230 210C262 300 300 380 420 470L300 640C180 560 60 500 20 380z',
    '#17181d',
  );
  page.fill('M200 190C250 240 290 330 420 440L470 520L400 640C300 540 220 420 190 300z', '#22242b');
  page.rect(-158, -330, 316, 640, '#0b0b0c', { rx: 46 });
  page.rect(-158, -330, 316, 640, 'none', {
    rx: 46,
    stroke: RIM,
    'stroke-opacity': 0.55,
    'stroke-width': 3,
  });
  page.clipped(
    'M-110-316H110a34 34 0 0 1 34 34V262a34 34 0 0 1-34 34H-110a34 34 0 0 1-34-34V-282a34 34 0 0 1 34-34z',
    () => screen(page),
  );
  page.rect(-40, -302, 80, 18, '#0b0b0c', { rx: 9 });
  for (let i = 0; i < 4; i++) {
    const move = { transform: `translate(0 ${i * 74})` };
    page.fill(
      'M-196-60C-206-92-150-98-118-86Q-104-62-118-40C-150-28-190-30-196-60z',
      i % 2 ? '#1b1c22' : '#202228',
      move,
    );
    page.stroke('M-190-72Q-176-88-130-86', RIM, 2.6, { ...move, opacity: 0.6 });
  }
  page.fill(
    'M172 250C236 180 232 90 196 10C184-22 140-22 134 14C132 70 150 110 120 176C110 220 130 256 172 250z',
    '#1b1c22',
  );
  page.stroke('M198 14C232 90 234 170 190 232', RIM, 3, { opacity: 0.6 });
  page.fill('M142 20C148 6 172 4 182 22L188 60C172 50 156 52 146 62z', '#FFD21F', {
    opacity: 0.95,
  });
}

/** The app in a rider's glove over the handlebar, the open road behind it. */
export const appPromo: Scene = {
  draw(page, random) {
    const air = '#ffd9a0';
    sky(page, ['#2f4a86', '#8a78a4', '#f0a882', '#ffdc9c'], 430);
    sun(page, [420, 300], 52, '#fff6da', '#ffc880', { opacity: 1 });
    streaks(page, random, 6, 70, 240, '#ffcfa8', 0.5);
    page.land(crag(random, range(random, 4, 360, 80), 0.28), '#9b7595', air, 480, {
      lit: '#ffc9a0',
      light: -1,
      random,
      fade: 0.85,
    });
    page.land(roll(random, range(random, 3, 420, 40), 2), '#70567f', '#f0b08c', 520, {
      smooth: true,
      fade: 0.7,
    });
    const ground = new Ground({ horizon: 430, centre: 700, eye: 2, focal: 700 });
    plain(page, '#d99a7c', '#3a2945', 446);
    const road = ground.road(
      [
        [640, 1000],
        [660, 800],
        [700, 600],
        [750, 510],
        [720, 468],
        [690, 450],
        [700, 442],
      ],
      2.8,
    );
    surface(page, road, {
      base: '#221c30',
      far: '#a97f80',
      shoulder: '#8d6470',
      middle: '#ffd84a',
      line: '#ffe9cf',
    });
    cockpit(page);
    page.group({ transform: 'translate(1010 470) rotate(9) scale(1.12)' }, () => phoneInHand(page));
  },
};
