import { Ground } from '../../kit/ground.ts';
import type { Page } from '../../kit/page.ts';
import { range, roll } from '../../kit/ridge.ts';
import type { Scene } from '../../kit/scene.ts';
import { surface } from '../../parts/roadside.ts';
import { cloud, sky, sun } from '../../parts/sky.ts';
import { plain } from '../../parts/terrain.ts';
import { banyan, oak, wood } from '../../parts/trees.ts';

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** A fuel station beside the road: canopy, pumps and a price sign. */
function fuelStation(page: Page): void {
  page.fill('M1010 560H1560V574H1010z', '#b9a98a');
  page.rect(1300, 420, 230, 142, '#efe4cc').rect(1300, 420, 230, 22, '#c9452f');
  page.rect(1330, 470, 76, 92, '#4a6672').rect(1430, 470, 80, 52, '#4a6672');
  page.rect(1070, 398, 14, 164, '#cfd4d0').rect(1250, 398, 14, 164, '#cfd4d0');
  page
    .fill('M1000 344H1330L1350 356V402H1000z', '#f6f0e0')
    .fill('M1000 372H1350V402H1000z', '#c9452f');
  page.fill('M1000 402H1350L1330 412H1020z', '#6d5a50');
  for (const x of [1112, 1188]) {
    page.rect(x, 480, 44, 82, '#FFD21F', { rx: 6 }).rect(x + 8, 490, 28, 22, '#22313a', { rx: 3 });
    page.rect(x + 28, 480, 16, 82, '#8a6a00', { opacity: 0.25 });
    page.stroke(`M${x + 44} 496q18 8 8 40`, '#22252c', 4);
  }
  page.rect(952, 330, 10, 234, '#8d938f').rect(918, 250, 78, 96, '#1f4a5c', { rx: 6 });
  page.rect(926, 258, 62, 24, '#FFD21F', { rx: 3 });
  page.stroke('M930 300h36M930 322h36M974 300h8M974 322h8', '#f4efe2', 7);
}

/** The phone on its mount: a map, the route, the next fuel and the pace. */
function mountedPhone(page: Page): void {
  page.rect(772, 800, 56, 70, '#17191d', { rx: 10 });
  page.rect(660, 424, 280, 404, '#0f1114', { rx: 34 });
  page.rect(660, 424, 280, 404, 'none', {
    rx: 34,
    stroke: '#fff3d0',
    'stroke-opacity': 0.5,
    'stroke-width': 3,
  });
  page.clipped(
    'M694 438H906a20 20 0 0 1 20 20V794a20 20 0 0 1-20 20H694a20 20 0 0 1-20-20V458a20 20 0 0 1 20-20z',
    () => {
      page.rect(674, 438, 252, 376, '#e6ecd9');
      page.fill(
        'M674 560C730 540 760 600 820 580S900 560 926 566V470C880 480 760 440 674 500z',
        '#c9dfba',
      );
      page.fill('M674 640C720 650 760 690 830 676S900 690 926 700V740H674z', '#bcdce6');
      page.stroke(
        'M674 610L760 560L860 640L926 610M760 438L740 560L790 700M860 438L880 560L860 640',
        '#fff',
        10,
      );
      const route = 'M716 704C740 660 770 650 784 610S760 540 800 510S860 500 872 468';
      page.stroke(route, '#0b0b0c', 20, ROUND).stroke(route, '#2f6fb7', 12, ROUND);
      page.circle(716, 704, 16, '#fff').circle(716, 704, 9, '#2f6fb7');
      page.fill('M800 548C768 508 772 476 800 476C828 476 832 508 800 548z', '#B3261E');
      page.rect(789, 490, 15, 24, '#fff', { rx: 2 }).stroke('M806 496q8 2 6 16', '#fff', 3);
      page.rect(674, 732, 252, 90, '#fff');
      page.circle(714, 774, 20, '#FFD21F').rect(748, 758, 110, 13, '#17191C', { rx: 6 });
      page
        .rect(748, 780, 78, 10, '#a9aeb3', { rx: 5 })
        .rect(872, 758, 38, 32, '#1E6F4A', { rx: 8 });
    },
  );
  page.fill('M652 560h20v90h-20zM928 560h20v90h-20z', '#2a2d34');
}

/** A handlebar with the map on it; ahead, at the side of a straight country road, fuel. */
export const lineUtilities: Scene = {
  draw(page, random) {
    const air = '#fbf0d4';
    sky(page, ['#5aa3c4', '#a8d3d8', '#e6ecd6', air], 540);
    sun(page, [300, 160], 40, '#fffef0', '#fff4c8', { opacity: 0.9 });
    cloud(page, random, [420, 300], 440, 70, '#fff', '#e4efe8', 0.95);
    cloud(page, random, [1060, 190], 380, 54, '#fff', '#e4efe8', 0.8);
    page.land(roll(random, range(random, 3, 500, 50), 2), '#96b8a6', air, 560, { smooth: true });
    const line = roll(random, range(random, 3, 540, 14), 1);
    page.fill(wood(random, line, 54, 22, 50, oak), '#7fa67c');
    plain(page, '#d3c98a', '#8a8a48', 546);
    const ground = new Ground({ horizon: 534, centre: 760, eye: 1.7, focal: 800 });
    const road = ground.road(
      [
        [700, 1200],
        [720, 900],
        [744, 680],
        [756, 580],
        [759, 546],
      ],
      3.2,
    );
    surface(page, road, {
      base: '#4a4c50',
      far: '#a9a698',
      shoulder: '#c9ad72',
      middle: '#ffe27a',
      sheen: '#e9dcc0',
    });
    banyan(page, random, 380, 640, 260, ['#3c5a34', '#557a3f', '#7ba04e'], 0);
    fuelStation(page);
    page.fill(
      'M-20 760C200 800 420 850 660 862H940C1180 850 1400 800 1620 760V796C1400 838 1180 890 940 902H660C420 890 200 838-20 796z',
      '#1c1e23',
    );
    page.stroke('M-20 764C200 804 420 854 660 866H940C1180 854 1400 804 1620 764', '#8d959b', 4, {
      opacity: 0.8,
    });
    page.fill(
      'M-20 744L150 782L138 844L-20 812zM1620 744L1450 782L1462 844L1620 812z',
      '#2b2e35',
      ROUND,
    );
    page.stroke(
      'M20 756l-8 50M60 764l-8 50M100 772l-8 50M1580 756l8 50M1540 764l8 50M1500 772l8 50',
      '#14161a',
      6,
    );
    for (const s of [-1, 1]) {
      page.stroke(`M${800 + s * 520} 812L${800 + s * 590} 640`, '#17191d', 9);
      page.fill(
        `M${800 + s * 500} 566q${s * 90}-34 ${s * 196}-8q${s * 10} 54${s > 0 ? ' ' : ' '}${-s * 10} 84q${-s * 90} 16 ${-s * 176}-8q${-s * 18}-34 ${-s * 10}-68z`,
        '#17191d',
      );
      page.fill(
        `M${800 + s * 512} 574q${s * 84}-28 ${s * 172}-8q${s * 8} 44 ${-s * 8} 66q${-s * 80} 12 ${-s * 156}-8q${-s * 12}-26 ${-s * 8}-50z`,
        page.vertical(560, 640, [0, '#bfdde0'], [0.6, '#e4e6cc'], [1, '#a9a36a']),
      );
    }
    page.fill('M430 1000C470 930 600 896 800 896S1130 930 1170 1000z', '#FFD21F');
    page.fill('M430 1000C470 930 600 896 800 896C640 910 560 950 540 1000z', '#fff3b0', {
      opacity: 0.8,
    });
    page.fill('M1170 1000C1130 930 1000 896 800 896C960 910 1040 950 1060 1000z', '#b88a00', {
      opacity: 0.55,
    });
    page.circle(560, 800, 62, '#17191d').circle(560, 800, 52, '#2a2d34');
    page.stroke('M524 828A46 46 0 1 1 596 828', '#e9e4d6', 5, { 'stroke-dasharray': '3 11' });
    page.stroke('M560 800L588 776', '#FFD21F', 6, ROUND);
    page.rect(548, 862, 24, 26, '#17191d');
    mountedPhone(page);
  },
};
