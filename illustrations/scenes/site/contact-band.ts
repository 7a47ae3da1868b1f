import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import type { Scene } from '../../kit/scene.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { scooter } from '../../parts/motorcycles/scooter.ts';
import { skyline } from '../../parts/props/city.ts';
import { floweringTree } from '../../parts/props/street.ts';
import { person, tones } from '../../parts/riders.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { bush } from '../../parts/trees.ts';

/** The office on a tree-lined Bengaluru street: the door is open and somebody waves. */
export const contactBand: Scene = {
  draw(page, random) {
    const air = '#f6ead2';
    sky(page, ['#78b4cc', '#b9d8d8', '#eae6d0', air], 560);
    page.glow(1360, 160, 460, '#fff9dc', 0.8);
    cloud(page, random, [120, 250], 420, 60, '#fff', '#e8eee6', 0.9);
    skyline(page, random, {
      foot: 640,
      low: 90,
      high: 260,
      colour: '#b9c9c6',
      haze: '#e6e2cc',
      windows: '#f4f0de',
      lit: 0.25,
    });
    page.fill('M-40 620C200 560 420 590 640 580S1200 560 1640 600V720H-40z', '#86a878');
    page.rect(470, 250, 760, 500, page.slanted(470, 0, 1230, 0, [0, '#fbeed2'], [1, '#d9bf98']));
    page.rect(446, 226, 808, 36, '#b5573c').rect(446, 262, 808, 8, '#7d3a2a', { opacity: 0.5 });
    page.rect(470, 690, 760, 60, '#b5573c');
    for (const x of [510, 1030]) {
      page
        .rect(x, 350, 170, 190, '#5a4438')
        .rect(x + 12, 362, 146, 166, page.vertical(362, 528, [0, '#6d9aa8'], [1, '#c9ddd2']));
      page.stroke(`M${x + 85} 362V528M${x + 12} 440h146`, '#5a4438', 8);
      page.rect(x - 10, 540, 190, 14, '#8a5a3c');
      page.fill(
        bush(random, x + 50, 542, 100, 0.4) + bush(random, x + 130, 542, 90, 0.4),
        '#5d8a4c',
      );
    }
    page.rect(750, 380, 220, 370, '#4a342c').rect(766, 396, 188, 354, '#ffe3a4');
    page.rect(766, 396, 188, 354, page.vertical(396, 750, [0, '#e8b868'], [1, '#ffe6ae']));
    page.rect(800, 470, 60, 80, '#c98f4a', { opacity: 0.7 }).circle(900, 440, 20, '#fff8dc');
    page
      .fill('M766 396L690 380V764L766 750z', '#2f6f78')
      .fill('M702 420l50 8v120l-50 4z', '#4a8f94');
    page.fill('M690 330H1030L1060 382H660z', '#FFD21F');
    for (let i = 0; i < 5; i++)
      page.fill(`M${707 + i * 68} 330h34l${i * 3 - 3} 52h-40z`, '#fff6d8');
    page.rect(730, 276, 260, 46, '#17191c', { rx: 8 });
    page.circle(766, 299, 13, '#FFD21F').rect(794, 292, 160, 14, '#f4f1e8', { rx: 7 });
    page.rect(700, 750, 320, 18, '#c9b79a').rect(676, 768, 368, 20, '#b0a084');
    page.rect(0, 750, 470, 40, '#c9bc9e').rect(1230, 750, 370, 40, '#c9bc9e');
    page.rect(0, 786, 1600, 60, page.vertical(786, 846, [0, '#d9ccb0'], [1, '#bfae8e']));
    page
      .rect(0, 840, 1600, 14, '#f2e9d2')
      .rect(0, 854, 1600, 146, page.vertical(854, 1000, [0, '#6a6b6f'], [1, '#47484e']));
    page.stroke('M-40 962H1640', '#f2e3b4', 9, { 'stroke-dasharray': '120 90', opacity: 0.8 });
    floweringTree(page, random, [250, 800], 640, ['#5a4438', '#5d8a58', '#8d7cc0', '#b6a5dc']);
    floweringTree(page, random, [1440, 800], 580, ['#5a4438', '#5d8a58', '#8d7cc0', '#b6a5dc']);
    let petals = '';
    for (let i = 0; i < 50; i++)
      petals += `M${random.whole(60, 440)} ${random.whole(800, 880)}h0M${random.whole(1260, 1590)} ${random.whole(800, 880)}h0`;
    page.stroke(petals, '#a292d0', 8, { 'stroke-linecap': 'round', opacity: 0.8 });
    const ground = new Ground({ horizon: 560, centre: 800, eye: 1.8, focal: 900 });
    const staging = {
      light: { from: [0.6, -0.8], rim: '#fff6da', shade: '#2c3450' },
      sun: [-0.5, 0.05],
      shadow: '#2f2a30',
    } as const;
    place(
      page,
      person('wave', { helmet: 'none' }),
      Shot.on(ground, [860, 786], { heading: 172, size: 1.35 }),
      tones({ jacket: '#c9452f', trousers: '#33415a', skin: '#8a5638' }),
      staging,
    );
    place(
      page,
      classic({ parked: true, steer: -14 }).parts,
      Shot.on(ground, [560, 836], { heading: 112, lean: -6, size: 1.25 }),
      tones(),
      staging,
    );
    place(
      page,
      scooter({ parked: true, steer: -10 }).parts,
      Shot.on(ground, [1140, 832], { heading: 244, lean: -4, size: 1.25 }),
      tones({ paint: '#3f8f94' }),
      staging,
    );
  },
};
