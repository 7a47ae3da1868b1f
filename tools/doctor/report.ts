import { type Finding, RANK_NAMES, RANKS } from './check.ts';
import { contractFile } from './contract.ts';

/** The name of each side at the head of its findings. */
const SIDES = { api: 'API', site: 'Site' } as const satisfies Record<Finding['about'], string>;

function findingLines({ rank, about, sentence, id, setBy, contract }: Finding, number: number) {
  return [
    `${number}. ${RANKS[rank].title} · ${SIDES[about]}: ${sentence}`,
    `   Set by: ${setBy} [${id}]`,
    ...(contract.length > 0 ? [`   Contract: ${contractFile}, ${contract.join(', ')}`] : []),
  ].join('\n');
}

/** Returns the number of findings of each rank. */
export function totalsOf(findings: readonly Finding[]) {
  const totals = { breaks: 0, guessed: 0, remark: 0 };
  for (const { rank } of findings) totals[rank] += 1;
  return totals;
}

/** Returns the line of totals, such as '1 breaks, 2 guessed, 0 remarks.' */
function totalsLine(findings: readonly Finding[]): string {
  const totals = totalsOf(findings);
  const line = RANK_NAMES.map((rank) => RANKS[rank].counted(totals[rank])).join(', ');
  if (findings.length === 0) return 'Nothing found that would break.';
  return totals.breaks > 0 ? `${line}.` : `Nothing found that would break: ${line}.`;
}

/** Returns the text of the report: the findings, the worst first, and a line of totals. */
export function reportText(findings: readonly Finding[]): string {
  return [
    ...findings.map((finding, index) => findingLines(finding, index + 1)),
    totalsLine(findings),
  ].join('\n\n');
}

/** Returns the exit status: 1 where something breaks, or with `isStrict` where there is any finding. */
export function exitCodeOf(findings: readonly Finding[], isStrict: boolean): 0 | 1 {
  const { breaks } = totalsOf(findings);
  return breaks > 0 || (isStrict && findings.length > 0) ? 1 : 0;
}
