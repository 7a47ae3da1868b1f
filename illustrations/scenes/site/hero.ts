import { mix } from '../../kit/colour.ts';
import { Ground, type Road } from '../../kit/ground.ts';
import type { Page } from '../../kit/page.ts';
import { type Point, short } from '../../kit/path.ts';
import { createRandom, type Random } from '../../kit/random.ts';
import { crag, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { surface } from '../../parts/roadside.ts';
import { sky, stars, streak, streaks, sun } from '../../parts/sky.ts';
import { onRoad, place, rearLamp } from '../../parts/stage.ts';
import { patches } from '../../parts/terrain.ts';
import { bush, pine, wood } from '../../parts/trees.ts';

/** Metres ridden in one loop: whole periods of dashes, posts and trees, so that the last frame meets the first. */
const LOOP = 135;
const DASH = 7.5;
const AIR = '#ffcf8f';

function ridges(
  page: Page,
  random: Random,
  layer: (id: string, sway: number, draw: () => void) => void,
): void {
  layer('ridge-1', 6, () => {
    const line: Point[] = [
      [-80, 430],
      [120, 370],
      [300, 420],
      [500, 300],
      [640, 380],
      [800, 330],
      [960, 440],
      [1120, 470],
      [1300, 465],
      [1460, 390],
      [1620, 330],
      [1760, 400],
      [1940, 310],
      [2180, 400],
    ];
    page.land(crag(random, line, 0.3), '#a5728f', AIR, 590, {
      lit: '#ffc9a0',
      light: 1,
      random,
      fade: 0.85,
    });
    page.mist(1100, 540, 1200, 60, '#ffd9a0', 0.8);
  });
  layer('ridge-2', 10, () => {
    const left: Point[] = [
      [-80, 400],
      [80, 340],
      [240, 430],
      [420, 470],
      [640, 510],
      [860, 570],
      [1060, 640],
    ];
    const right: Point[] = [
      [1200, 640],
      [1400, 560],
      [1600, 480],
      [1760, 420],
      [1900, 350],
      [2040, 390],
      [2180, 330],
    ];
    page.land(crag(random, left, 0.26), '#7d5580', '#f5a680', 640, {
      lit: '#ef9f84',
      light: 1,
      random,
    });
    page.land(crag(random, right, 0.26), '#7a527e', '#f5a680', 640, {
      lit: '#f0a083',
      light: -1,
      random,
    });
    page.mist(1100, 575, 1300, 46, '#ffcf9a', 0.7);
  });
  layer('ridge-3', 15, () => {
    const line = roll(
      random,
      [
        [-80, 470],
        [160, 480],
        [400, 530],
        [680, 566],
        [960, 590],
        [1240, 586],
        [1500, 556],
        [1780, 500],
        [2180, 470],
      ],
      2,
    );
    page.land(line, '#57406f', '#d98a7c', 690, { smooth: true, fade: 0.6 });
    page.fill(wood(random, line, 96, 14, 30, pine, { from: -60, to: 2160 }), '#57406f');
    page.mist(1050, 620, 1300, 40, '#ffc491', 0.6);
  });
}

/** Posts and pines that stream past, far to near. */
function roadside(page: Page, road: Road, phase: number): void {
  const random = createRandom(77);
  const items = Array.from({ length: 46 }, (_, i) => ({
    start: (i / 46) * LOOP,
    offset: (i % 2 ? 1 : -1) * (8 + random() ** 1.6 * 28),
    height: random.between(3.6, 7),
    kind: random.whole(0, 2),
    post: false,
  }));
  for (let i = 0; i < 18; i++) {
    for (const offset of [3.7, -3.7])
      items.push({ start: i * DASH, offset, height: 0.85, kind: 0, post: true });
  }
  const pines = [0, 1, 2].map((k) => {
    const path = pine(createRandom(20 + k), 0, 0, 200, 0.36);
    return page.symbol(() => page.add(`<path d="${path}"/>`));
  });
  const placed = items
    .map((item) => ({ ...item, s: ((item.start - phase * LOOP + 4 + LOOP * 2) % LOOP) - 4 }))
    .sort((a, b) => b.s - a.s);
  for (const { s, offset, height, kind, post } of placed) {
    const station = road.at(Math.max(s, -4));
    const [x, y] = road.beside(station, offset);
    const ahead = station.ahead + station.nz * offset;
    if (ahead < 0.9 || x < -500 || x > page.width + 500) continue;
    const scale = road.ground.scale(Math.max(0.8, ahead));
    const grown = Math.min(1, (LOOP - 4 - s) / 26);
    if (post) {
      const tall = scale * height * grown;
      page.rect(x - scale * 0.055, y - tall, scale * 0.11, tall, '#f1dcc8');
      page.rect(x - scale * 0.055, y - tall * 0.9, scale * 0.11, tall * 0.24, '#e0452f');
      continue;
    }
    const share = Math.min(1, Math.max(0, s / LOOP)) ** 0.6;
    const size = short((scale * height * grown) / 200, 3);
    const fill = mix('#181329', '#8d5f82', share);
    page.use(pines[kind] ?? '', `translate(${short(x)} ${short(y)}) scale(${size})`, { fill });
  }
}

/** Draws a moment of the loop; phase runs from 0 to 1, and 0 is the still. */
export function drawHero(page: Page, random: Random, phase = 0): void {
  const sway = Math.sin(phase * 2 * Math.PI);
  const layer = (id: string, by: number, draw: () => void) => {
    const name = { id: `hero-${id}` };
    const moved = { ...name, transform: `translate(${short(sway * by)} 0)` };
    page.group(phase && by ? moved : name, draw);
  };
  layer('sky', 0, () => {
    sky(page, ['#1c2350', '#5b4579', '#c2697c', '#f79f6a', '#ffd590'], 560);
    stars(page, random, 60, 170, { colour: '#ffe9da' });
    sun(page, [1190, 430], 74, '#fff6db', '#ffc071', { opacity: 1 });
  });
  layer('clouds', 4, () => {
    streaks(page, random, 11, 120, 390, '#ffb58e', 0.45);
    streak(page, random, [1180, 330], 700, 14, '#ffd9a8', 0.6);
    streak(page, random, [760, 372], 560, 11, '#ffd9a8', 0.5);
  });
  ridges(page, random, layer);
  layer('ground', 15, () => {
    page.rect(
      -60,
      600,
      page.width + 120,
      300,
      page.vertical(600, 900, [0, '#c97f78'], [0.16, '#7d5580'], [0.5, '#382b52'], [1, '#120e22']),
    );
    page.mist(1090, 604, 1250, 26, '#ffc491', 0.6);
    page.mist(400, 640, 560, 16, '#e79a86', 0.35);
    page.mist(1650, 650, 560, 16, '#e79a86', 0.3);
  });
  const bend = sway * 34;
  const ground = new Ground({ horizon: 590, centre: 1090 + sway * 15, eye: 3 });
  const road = ground.road(
    [
      [1050 - bend, 1010],
      [1080 - bend * 0.6, 850],
      [1140, 730],
      [1165 + bend * 0.5, 676],
      [1120 + bend * 0.7, 640],
      [1082 + bend * 0.4, 618],
      [1098, 606],
      [1120, 600],
      [1116, 597],
    ],
    2.8,
    20,
  );
  layer('road', 0, () => {
    patches(page, createRandom(4), ground, 20, '#f5a680', 0.12, {
      top: 640,
      bottom: 760,
      left: 0,
      right: 2100,
    });
    surface(page, road, {
      base: '#191526',
      far: '#b37a80',
      shoulder: '#5d4364',
      line: '#ffe9cf',
      middle: '',
      sheen: '#ffb489',
    });
  });
  layer('dashes', 0, () => {
    const d = road.dashes({
      on: 3,
      gap: DASH - 3,
      phase: (phase * LOOP) % DASH,
      to: 150,
      half: 0.11,
    });
    page.fill(d, '#FFD21F');
  });
  layer('roadside', 0, () => roadside(page, road, phase));
  layer('rider', 0, () => {
    page.fill(road.strip(-1.5, 0.9, 8.5, 30), '#ffe2a0', { opacity: 0.1 });
    const lean = Math.cos(phase * 2 * Math.PI) * 3.4;
    const shot = onRoad(road, 6.2, -0.25, { size: 1.55, lean, turn: -4 });
    const bike = ridden(adventure({ cases: true, roll: true }), { dress: { helmet: 'peak' } });
    place(page, bike, shot, tones({ jacket: '#2b2744', trousers: '#1f1b33', cargo: '#57405a' }), {
      light: { from: [0.5, -0.8], rim: '#ffd79a', shade: '#1d1433', depth: 0.3 },
      shadow: '#0d0818',
      shadowOpacity: 0.5,
    });
    rearLamp(page, shot);
  });
  layer('front', 46, () => {
    const near = createRandom(9);
    let d = '';
    for (const [x, height] of [
      [-30, 430],
      [60, 330],
      [140, 250],
      [2010, 300],
      [2080, 420],
      [2150, 360],
    ] as const) {
      d += pine(near, x, 930, height * 1.25, 0.36);
    }
    for (let i = 0; i < 12; i++) {
      d += bush(near, -60 + i * 40, 925, 120, (70 - i * 4) / 120);
      d += bush(near, 1760 + i * 36, 925, 120, (24 + i * 6) / 120);
    }
    page.fill(d, '#0d0a1a');
  });
}

export const hero: Scene = {
  draw: (page, random) => drawHero(page, random),
  width: 2100,
  height: 900,
  grain: 0.05,
};
