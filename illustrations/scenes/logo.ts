const STEM = 24;
const HEIGHT = 112;
const GAP = 17;
const YELLOW = '#FFD21F';
const INK = '#0B0B0C';

const stem = (x: number) => `M${x} 0h${STEM}v${HEIGHT}h-${STEM}Z`;
const arm = (x: number) => `M${x + STEM} 50L${x + 62} 0h32L${x + STEM + 22} 82L${x + STEM} 82Z`;
const leg = (x: number) => `M${x + STEM + 14} 66L${x + STEM + 36} 44L${x + 96} ${HEIGHT}h-31Z`;

/** The leg of the first K carried on below the line, with its foot: the kickstand. */
function stand(drop: number): string {
  const out = drop * 0.62;
  const foot = HEIGHT + drop;
  return `M${STEM + 14} 66L${STEM + 36} 44L${92 + out} ${foot}H${130 + out}v16H${44 + out}v-16H${61 + out}Z`;
}

interface Letter {
  width: number;
  draw: (x: number) => string;
}

const letters: Readonly<Record<string, Letter>> = {
  K: { width: 92, draw: (x) => stem(x) + arm(x) + leg(x) },
  I: { width: 24, draw: stem },
  C: {
    width: 96,
    draw: (x) => `M${x + 96} 29A53 56 0 1 0 ${x + 96} 83L${x + 76} 69A29 32 0 1 1 ${x + 76} 43Z`,
  },
  S: {
    width: 78,
    draw: (x) =>
      `M${x + 72} 20C${x + 60} 6 ${x + 46} -1 ${x + 34} -1C${x + 14} -1 ${x + 1} 13 ${x + 1} 32C${x + 1} 52 ${x + 16} 60 ${x + 34} 66` +
      `C${x + 46} 70 ${x + 52} 73 ${x + 52} 80C${x + 52} 87 ${x + 46} 91 ${x + 38} 91C${x + 28} 91 ${x + 20} 86 ${x + 13} 77L${x - 2} 94` +
      `C${x + 8} 106 ${x + 22} 113 ${x + 38} 113C${x + 61} 113 ${x + 77} 99 ${x + 77} 79C${x + 77} 59 ${x + 62} 51 ${x + 44} 45` +
      `C${x + 31} 41 ${x + 26} 38 ${x + 26} 31C${x + 26} 25 ${x + 31} 21 ${x + 37} 21C${x + 45} 21 ${x + 51} 25 ${x + 57} 32Z`,
  },
  T: { width: 76, draw: (x) => `M${x} 0h84v23h-30v89h-24V23h-30Z` },
  A: {
    width: 104,
    draw: (x) =>
      `M${x} ${HEIGHT}L${x + 39} 0h26L${x + 104} ${HEIGHT}h-26L${x + 71} 91H${x + 33}L${x + 26} ${HEIGHT}ZM${x + 41} 69h22L${x + 52} 36Z`,
  },
  N: {
    width: 92,
    draw: (x) => `M${x} 0h23L${x + 68} 70V0h24v${HEIGHT}h-23L${x + 24} 42V${HEIGHT}H${x}Z`,
  },
  D: {
    width: 92,
    draw: (x) =>
      `M${x} 0h38C${x + 72} 0 ${x + 93} 23 ${x + 93} 56C${x + 93} 89 ${x + 72} ${HEIGHT} ${x + 38} ${HEIGHT}H${x}Z` +
      `M${x + 24} 23V89h13C${x + 57} 89 ${x + 68} 77 ${x + 68} 56C${x + 68} 35 ${x + 57} 23 ${x + 37} 23Z`,
  },
};

/** The name in letters, to stand on a dark ground (`light`) or on a light one (`ink`). */
export function wordmark(tone: 'light' | 'ink'): string {
  const colour = tone === 'light' ? '#FFFFFF' : INK;
  let x = 0;
  let d = '';
  for (const [i, name] of [...'KICKSTAND'].entries()) {
    const letter = letters[name];
    if (!letter) throw new Error(`no letter ${name}`);
    d += i === 0 ? stem(x) + arm(x) : letter.draw(x);
    x += letter.width + GAP + (i === 0 ? 16 : 0);
  }
  const box = `-6 -8 ${x + 2} 168`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="${colour}"><path d="${d}"/><path fill="${YELLOW}" d="${stand(26)}"/></svg>`;
}

const standingK = `<path fill="#fff" d="${stem(0) + arm(0)}"/><path fill="${YELLOW}" d="${stand(16)}"/>`;

/** The first K on its stand, in a square. */
export const mark = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${INK}"/>` +
  `<g transform="translate(11.5 9) scale(.315)">${standingK}</g></svg>`;

/** The mark for systems that cut their own shape out of it: ink to the edges, all of the K within the circle that each of them leaves. */
export const maskableMark = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${INK}"/>` +
  `<g transform="translate(15.2 14.7) scale(.24)">${standingK}</g></svg>`;
