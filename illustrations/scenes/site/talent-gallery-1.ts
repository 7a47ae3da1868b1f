import { Ground } from '../../kit/ground.ts';
import { Shot } from '../../kit/model.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { sport } from '../../parts/motorcycles/sport.ts';
import { grandstand, kerb, raceTrack, tyreWall } from '../../parts/props/circuit.ts';
import { ridden, tones } from '../../parts/riders.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { place } from '../../parts/stage.ts';
import { plain } from '../../parts/terrain.ts';

/** Two racers through a fast bend before a full stand; yellow leads white. */
export const talentGallery1: Scene = {
  draw(page, random) {
    const air = '#fdeccb';
    sky(page, ['#e0915a', '#f2bd84', '#fbdfae', air], 420);
    page.glow(220, 200, 520, '#fff4cf', 0.8);
    cloud(page, random, [860, 190], 520, 54, '#fff3da', '#f6cf9c', 0.7);
    page.land(roll(random, range(random, 3, 390, 60), 2), '#d0a888', air, 470, {
      smooth: true,
      fade: 0.7,
    });
    grandstand(page, random, [520, 486], 980, 270, {
      wall: '#7d5f5c',
      roof: '#5a4550',
      crowd: ['#f6ead2', '#d8573f', '#FFD21F', '#5a86a8', '#3a2c34', '#8fae7c'],
    });
    plain(page, '#b7b56a', '#7f8a3e', 482);
    const ground = new Ground({ horizon: 440, centre: 560, eye: 1.5, focal: 1000 });
    const road = ground.road(
      [
        [2300, 1020],
        [1640, 850],
        [1000, 720],
        [560, 640],
        [240, 585],
        [120, 550],
        [200, 526],
        [420, 508],
      ],
      3.9,
      18,
    );
    page.fill(road.strip(-9, -3.9), '#cbb27c', { opacity: 0.7 });
    tyreWall(page, road, -9, { from: 0, to: road.length * 0.9 });
    raceTrack(page, road, '#494850', '#a8968a');
    kerb(page, road, 1, { step: 0.9, width: 0.8 });
    kerb(page, road, -1, { step: 0.9, width: 0.7 });
    const staging = {
      light: { from: [-0.8, -0.6], rim: '#fff0c8', shade: '#35213a' },
      sun: [0.6, 0.05],
      shadow: '#1d1520',
    } as const;
    for (const [x, y, size, paint, jacket, lean] of [
      [560, 690, 1.15, '#f4f1e8', '#7a2a30', -34],
      [960, 812, 1.15, '#FFD21F', '#22252e', -38],
    ] as const)
      place(
        page,
        ridden(sport({ number: true, steer: -4 }), {
          hold: 'leaning',
          side: -1,
          dress: { stripe: false },
        }),
        Shot.on(ground, [x, y], { heading: 138, lean, size }),
        tones({ paint, jacket, trousers: jacket, accent: '#d8412f', helmet: paint }),
        staging,
      );
  },
};
