import IconMotorbike from '@tabler/icons-react/dist/esm/icons/IconMotorbike.mjs';
import IconMountain from '@tabler/icons-react/dist/esm/icons/IconMountain.mjs';
import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs';
import type { Item } from '#machines/domain/catalogue/item.ts';
import { type RiderFit as Fit, riderFit } from '#machines/domain/catalogue/rider-fit.ts';
import * as texts from '#texts/details.ts';
import details from './Details.module.css';
import { Note } from './Note.tsx';

const ICONS = {
  road: IconMountain,
  pace: IconRoute,
  motorcycle: IconMotorbike,
} as const satisfies Record<keyof Fit, typeof IconRoute>;
const LINES = Object.keys(ICONS) as readonly (keyof Fit)[];

/** The lines by which riders decide if a ride suits them; nothing where the organiser states none of them. */
export function RiderFit({ item }: { item: Item }) {
  const fit = riderFit(item);
  const statedLines = LINES.filter((line) => fit[line] !== '');
  if (statedLines.length === 0) return null;
  return (
    <section className={details.section}>
      <h2>{texts.isItForMe}</h2>
      <ul className={`${details.fit} ks-stack`}>
        {statedLines.map((line) => (
          <Note key={line} icon={ICONS[line]}>
            {fit[line]}
          </Note>
        ))}
      </ul>
    </section>
  );
}
