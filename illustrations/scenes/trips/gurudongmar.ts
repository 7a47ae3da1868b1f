import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { below, heightAt } from '../../kit/path.ts';
import { crag, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { adventure } from '../../parts/motorcycles/adventure.ts';
import { classic } from '../../parts/motorcycles/classic.ts';
import { prayerFlags } from '../../parts/props/himalaya.ts';
import { person, tones } from '../../parts/riders.ts';
import { sky, stars, streaks } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { ripples, scatter, stones } from '../../parts/terrain.ts';

/** A glacial lake at dawn: the eastern range alight and doubled in still water. */
export const gurudongmar: Scene = {
  draw(page, random) {
    const air = '#ffc9b4';
    const shore = 540;
    sky(page, ['#20316a', '#56609c', '#b98aa8', air], shore);
    stars(page, random, 70, 200, { colour: '#ffe9f2' });
    streaks(page, random, 6, 200, 360, '#ffb9b0', 0.45);
    const range = page.symbol(() => {
      page.land(
        crag(
          random,
          [
            [-40, 470],
            [160, 420],
            [300, 450],
            [420, 380],
            [560, 420],
            [700, 300],
            [800, 170],
            [870, 240],
            [940, 300],
            [1060, 400],
            [1180, 360],
            [1320, 440],
            [1500, 400],
            [1640, 460],
          ],
          0.34,
        ),
        '#7f79b0',
        '#f2b7b0',
        shore,
        {
          lit: '#ffd6ae',
          light: 1,
          random,
          base: shore,
          fade: 0.75,
          facet: { depth: 1.9, least: 18 },
        },
      );
      page.land(
        crag(
          random,
          [
            [-40, 380],
            [90, 400],
            [240, 460],
            [400, 490],
            [560, 520],
            [760, 532],
            [980, 526],
            [1160, 500],
            [1320, 470],
            [1480, 410],
            [1640, 380],
          ],
          0.2,
        ),
        '#4d4f8a',
        '#c993a6',
        shore,
        { lit: '#e8a79c', light: 1, random, base: shore, fade: 0.6 },
      );
    });
    page.use(range, 'translate(0 0)');
    page.rect(
      0,
      shore,
      1600,
      300,
      page.vertical(shore, 840, [0, '#f7c3b4'], [0.3, '#a88cb4'], [0.7, '#4b6aa4'], [1, '#23427e']),
    );
    page.use(range, `matrix(1 0 0 -.72 0 ${shore * 1.72})`, { opacity: 0.75 });
    page.rect(
      0,
      shore,
      1600,
      300,
      page.vertical(shore, 840, [0, '#ffd9c8', 0.1], [0.5, '#4a5f9c', 0.3], [1, '#1d3a76', 0.75]),
    );
    ripples(page, random, 46, shore + 14, 800, '#ffe3d8', { opacity: 0.4 });
    page.rect(0, shore - 3, 1600, 5, '#ffe6d4', { opacity: 0.75 });
    page.mist(800, shore - 6, 900, 30, '#ffe0d0', 0.55);

    const beach = roll(
      random,
      [
        [-40, 730],
        [160, 750],
        [420, 786],
        [700, 800],
        [1000, 792],
        [1260, 766],
        [1460, 740],
        [1640, 716],
      ],
      2,
    );
    page.fill(
      below(beach, 1000),
      page.vertical(760, 1000, [0, '#8a7590'], [0.35, '#51466e'], [1, '#1e1b3a']),
    );
    page.stroke(below(beach, 1010).split('V')[0] ?? '', '#ffcdb4', 3, { opacity: 0.7 });
    const ground = new Ground({ horizon: 500, eye: 2.8 });
    stones(
      page,
      random,
      scatter(random, ground, 40, 780, 990, 7, (x, y) => y > heightAt(beach, x) + 14),
      '#2c2750',
      '#b98fa0',
      1,
    );
    for (const [x, y, k] of [
      [1290, 826, 1],
      [1350, 818, 0.7],
    ] as const) {
      stones(
        page,
        random,
        [
          [x - 20 * k, y, 26 * k],
          [x + 22 * k, y + 2, 28 * k],
          [x, y - 16 * k, 24 * k],
          [x + 2, y - 34 * k, 17 * k],
          [x + 3, y - 48 * k, 11 * k],
        ],
        '#39315c',
        '#e0a79c',
        1,
      );
    }
    prayerFlags(page, random, [1292, 756], [1680, 668], 30, { count: 15, opacity: 0.92 });
    prayerFlags(page, random, [1292, 756], [1040, 836], 18, { count: 11, opacity: 0.92 });
    const staging = {
      light: { from: [0.5, -0.85], rim: '#ffd0ac', shade: '#151236', depth: 0.38 },
      sun: [-0.3, -0.5],
      shadow: '#0f0c26',
    } as const;
    place(
      page,
      classic({ roll: true, parked: true, steer: -14 }).parts,
      Shot.on(ground, [860, 842], { heading: 66, lean: -8, size: 1.2 }),
      tones({ paint: '#2e6f78', cargo: '#6b4a5c' }),
      staging,
    );
    place(
      page,
      adventure({ cases: true, roll: true, parked: true, steer: 18 }).parts,
      Shot.on(ground, [430, 852], { heading: 40, lean: -8, size: 1.2 }),
      tones(),
      staging,
    );
    place(
      page,
      person('stand', { helmet: 'none' }),
      Shot.on(ground, [602, 838], { heading: 12, size: 1.2 }),
      tones({ jacket: '#b5442f' }),
      staging,
    );
    place(
      page,
      person('point', { helmet: 'cap' }),
      Shot.on(ground, [702, 836], { heading: 24, size: 1.2 }),
      tones({ jacket: '#4b4a78', accent: '#e0b030' }),
      staging,
    );
  },
};
