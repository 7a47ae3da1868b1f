import { Ground } from '../../kit/ground.ts';
import { Shot, wheel } from '../../kit/model.ts';
import type { Page } from '../../kit/page.ts';
import { short } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { block } from '../../kit/solids.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { bunting } from '../../parts/props/festive.ts';
import { floweringTree } from '../../parts/props/street.ts';
import { hungJacket, shelfHelmet } from '../../parts/props/workshop.ts';
import { person, tones } from '../../parts/riders.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';

/** A stall's frame and striped canopy, seen from its front. */
function canopy(
  page: Page,
  x: number,
  foot: number,
  wide: number,
  tall: number,
  colour: string,
): void {
  const top = foot - tall;
  page.fill(`M${x + 16} ${top}V${foot - 30}H${x + wide - 16}V${top}z`, '#6a4a48', {
    opacity: 0.55,
  });
  page.rect(x + 6, top, 9, tall, '#f2e6d2').rect(x + wide - 15, top, 9, tall, '#d9c4ac');
  const rise = tall * 0.26;
  const n = 8;
  let [stripes, hem, plain] = ['', '', ''];
  for (let i = 0; i < n; i++) {
    const [a, b] = [x + 40 + (i * (wide - 80)) / n, x - 14 + (i * (wide + 28)) / n];
    const [c, d] = [(wide - 80) / n, (wide + 28) / n];
    const slice = `M${a} ${top - rise}h${c}L${b + d} ${top + 8}h${-d}z`;
    const drop = `M${b} ${top + 8}h${d}v16q${-d / 2} 18 ${-d} 0z`;
    if (i % 2) plain += slice + drop;
    else {
      stripes += slice;
      hem += drop;
    }
  }
  page.fill(plain, '#fbf3e2').fill(stripes + hem, colour);
  page.fill(`M${x - 14} ${top + 8}h${wide + 28}v6h${-wide - 28}z`, '#3a2430', { opacity: 0.25 });
}

/** A yard sale of riding gear: helmets on the tables, jackets on a rail, a bargain struck. */
export const swapMeet: Scene = {
  draw(page, random) {
    sky(page, ['#5fb0c4', '#b3d6cc', '#f6e6c0'], 440);
    cloud(page, random, [560, 140], 420, 70, '#ffffff', '#d6efe8', 0.9);
    // A brick godown at the back.
    page.fill('M-20 250H1620V600H-20z', '#d98a68').fill('M-20 236H1620v20H-20z', '#a9573f');
    let bricks = '';
    for (let i = 0; i < 70; i++)
      bricks += `M${random.whole(0, 1560)} ${260 + random.whole(0, 20) * 15}h36`;
    page.stroke(bricks, '#c4714f', 7, { opacity: 0.6 });
    for (const x of [90, 760, 1400])
      page
        .fill(`M${x} 420v-70q50-56 100 0v70z`, '#3f6f78')
        .stroke(`M${x + 50} 322v98M${x} 372h100`, '#f2e6d2', 5);
    floweringTree(page, random, [1540, 600], 520, ['#6a4a38', '#3f6f4c', '#5f9a58', '#93bf68']);
    const ground = new Ground({ horizon: 420, centre: 800, eye: 1.75, focal: 1500 });
    page.rect(
      0,
      560,
      1600,
      440,
      page.vertical(560, 1000, [0, '#f2cfa4'], [0.4, '#e0ae84'], [1, '#b57a5c']),
    );
    page
      .ellipse(500, 640, 420, 30, '#7a4438', { opacity: 0.25 })
      .ellipse(1120, 640, 420, 30, '#7a4438', { opacity: 0.25 });
    canopy(page, 200, 660, 560, 400, '#e0573f');
    canopy(page, 850, 660, 560, 400, '#1f9a94');
    bunting(page, [-20, 170], [770, 160], 34, ['#FFD21F', '#e0573f', '#fbf3e2', '#1f9a94'], {
      count: 20,
    });
    bunting(page, [770, 160], [1620, 150], 34, ['#FFD21F', '#e0573f', '#fbf3e2', '#1f9a94'], {
      count: 22,
    });
    // Jackets on a rail under the left canopy.
    page.rect(236, 330, 500, 7, '#5a4a48');
    for (const [i, [cloth, band]] of (
      [
        ['#2b3444', '#e0573f'],
        ['#8a4a30', '#e9d2a8'],
        ['#1f7a78', '#f4f1e6'],
        ['#c23b2c', '#22262d'],
        ['#3a3f4c', '#FFD21F'],
      ] as const
    ).entries())
      hungJacket(page, [288 + i * 98, 336], 122, cloth, band, '#17191e');
    // Shelves with boots and gloves under the right canopy.
    for (const y of [392, 470]) page.rect(880, y, 500, 9, '#8a5a3c');
    for (const [i, [shell, band]] of (
      [
        ['#f4f1e6', '#e0573f'],
        ['#2f6fb7', '#f4f1e6'],
        ['#FFD21F', '#17191c'],
        ['#22262d', '#1f9a94'],
        ['#c23b2c', '#f4f1e6'],
      ] as const
    ).entries())
      shelfHelmet(page, [930 + i * 100, 392], 62, shell, band);
    const staging = {
      light: { from: [-0.5, -0.85], rim: '#fffbe8', shade: '#4a2f4c', depth: 0.2 },
      sun: [0.5, 0.2],
      shadow: '#6a3a34',
      shadowOpacity: 0.3,
    } as const;
    const at = (right: number, ahead: number, heading: number, size = 1.18) =>
      Shot.on(ground, ground.screen(right, ahead), { heading, size });
    place(
      page,
      person('talk', { helmet: 'cap' }),
      at(-1.35, 10.4, 196),
      tones({ jacket: '#f0b429', trousers: '#33405c', accent: '#1f7a78' }),
      staging,
    );
    place(
      page,
      person('hold', { helmet: 'none', longHair: true }),
      at(2.3, 10.6, 190),
      tones({ jacket: '#8f3f6a', trousers: '#33303c' }),
      staging,
    );
    const wood = { lit: '#f0d2a4', shade: '#b98a62', top: '#fbe6c2' };
    for (const x of [-1.9, 2.2]) {
      block(
        page,
        ground,
        { right: x, ahead: 9.2, width: 3.2, depth: 0.9, height: 0.08, up: 0.8 },
        wood,
      );
      block(
        page,
        ground,
        { right: x, ahead: 9.2, width: 3.1, depth: 0.84, height: 0.8 },
        x < 0
          ? { lit: '#f7ead2', shade: '#e9d4b4', top: '#fff' }
          : { lit: '#2f8f8c', shade: '#1f6a6c', top: '#fff' },
      );
    }
    const shelf = (right: number, ahead: number, size: number, shell: string, band: string) => {
      const [x, y] = ground.screen(right, ahead, 0.88);
      shelfHelmet(page, [x, y], size * ground.scale(ahead) * 1.15, shell, band);
    };
    for (const [right, shell, band] of [
      [-3.05, '#c23b2c', '#f4f1e6'],
      [-2.5, '#f4f1e6', '#2f6fb7'],
      [-1, '#22262d', '#FFD21F'],
      [-0.55, '#3f8a94', '#f4f1e6'],
    ] as const)
      shelf(right, 9.1, 0.32, shell, band);
    // Folded jackets and gloves on the other table, folds in both cloths.
    for (const [right, w, colour] of [
      [1.45, 0.6, '#8a4a30'],
      [3.2, 0.6, '#c98f4a'],
    ] as const) {
      const [x, y] = ground.screen(right, 9.15, 0.88);
      const k = ground.scale(9.15);
      for (const [i, tone] of [colour, '#f0dfc0', '#2f5f8f'].entries())
        page.rect(x - (w * k) / 2 + i * 3, y - (i + 1) * k * 0.09, w * k - i * 7, k * 0.1, tone, {
          rx: k * 0.05,
        });
    }
    let folds = '';
    for (const x of [-3.2, -2.7, -2.1, -1.5, -0.8, 0.9, 1.6, 2.2, 2.9, 3.5]) {
      const [u, v] = ground.screen(x, 8.78, 0.74);
      folds += `M${short(u)} ${short(v)}q6 50 ${x < 0 ? -4 : 4} 108`;
    }
    page.stroke(folds, '#5a3a3c', 7, { 'stroke-linecap': 'round', opacity: 0.14 });
    // Buyers before the tables.
    place(
      page,
      person('hold', { helmet: 'none' }),
      at(-1.75, 7.8, 14),
      tones({ jacket: '#2f5f8f', trousers: '#3a3a44' }),
      staging,
    );
    place(
      page,
      person('point', { helmet: 'none', longHair: true, kurta: true }),
      at(0.95, 7.7, 40),
      tones({ jacket: '#e0573f', trousers: '#f2e6d2' }),
      staging,
    );
    place(
      page,
      person('talk', { helmet: 'hat' }),
      at(0, 7.5, 66),
      tones({ jacket: '#f4ead8', trousers: '#5a4a3c', cargo: '#c9a05a' }),
      staging,
    );
    place(
      page,
      classic({ parked: true, steer: 12 }).parts,
      at(2.2, 6.9, 226, 1.12),
      tones({ paint: '#2f6f5a' }),
      staging,
    );
    // Two wheels for sale, leaning on the table's end.
    for (const [right, ahead, heading, lean] of [
      [-3.35, 8.3, 62, -12],
      [-2.95, 7.9, 74, -14],
    ] as const)
      place(
        page,
        [wheel([0, 34, 0], 34, { width: 6, tyre: 8, spokes: 16, disc: 13 })],
        Shot.on(ground, ground.screen(right, ahead), { heading, lean, size: 1.15 }),
        tones(),
        staging,
      );
  },
};
