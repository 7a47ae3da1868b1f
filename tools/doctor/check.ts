import { contractParts } from './contract.ts';
import { groupsOf } from './words.ts';

/** The ranks of findings with their words, the worst first. */
export const RANKS = {
  /** A fault with which nothing works, or money is wrong. */
  breaks: {
    title: 'Breaks',
    counted: (count: number) => `${count} ${count === 1 ? 'breaks' : 'break'}`,
  },
  /** A value that the site reads otherwise than it is written. */
  guessed: { title: 'Guessed', counted: (count: number) => `${count} guessed` },
  /** Any other fault. */
  remark: {
    title: 'Remark',
    counted: (count: number) => `${count} remark${count === 1 ? '' : 's'}`,
  },
} as const satisfies Record<string, RankWords>;

interface RankWords {
  readonly title: string;
  readonly counted: (count: number) => string;
}

/** The rank of a finding. */
export type Rank = keyof typeof RANKS;

/** The ranks, the worst first. */
export const RANK_NAMES = Object.keys(RANKS) as readonly Rank[];

/** The side that a finding is about. */
export type FindingSubject = 'api' | 'site';

/** A fault that a check reports. */
export interface Finding {
  /** The id of its check. */
  readonly id: string;
  readonly rank: Rank;
  readonly about: FindingSubject;
  /** The fault, and its effect on riders. */
  readonly sentence: string;
  /** The setting, file or system that causes it. */
  readonly setBy: string;
  /** The sections of the contract that it concerns; none for a site. */
  readonly contract: readonly string[];
}

/** A value of a check: the same for all its findings, or computed from the first subject of each. */
type Of<Subject, Value> = Value | ((subject: Subject) => Value);

/** A check: it reads its subjects from the facts that were gathered, and says which of them are at fault. */
interface CheckOf<Facts, Subject> {
  readonly id: string;
  /** Returns the subjects of the check: the facts themselves, or each call, item or file among them. */
  readonly asks: (facts: Facts) => readonly Subject[];
  /** True for a subject at fault. */
  readonly finds: (subject: Subject) => boolean;
  /** Returns the key by which subjects are joined into one finding; without it all of one rank are joined. */
  readonly by?: (subject: Subject) => string;
  /** Returns the fault and its effect, in one sentence about the subjects that have it. */
  readonly says: (first: Subject, all: readonly Subject[]) => string;
  readonly rank: Of<Subject, Rank>;
  /** The setting, file or system that causes it. */
  readonly setBy: Of<Subject, string>;
}

/** A check, whatever the type of its subjects. */
export interface Check<Facts> {
  readonly id: string;
  readonly findings: (facts: Facts) => Omit<Finding, 'about'>[];
}

/** Returns the function that defines checks of one kind of facts. */
export function defineCheck<Facts>() {
  return <Subject>(check: CheckOf<Facts, Subject>): Check<Facts> => ({
    id: check.id,
    findings: (facts) => findingsOf(check, facts),
  });
}

function findingsOf<Facts, Subject>(check: CheckOf<Facts, Subject>, facts: Facts) {
  const { id, rank, setBy, asks, finds, by = () => '', says } = check;
  const atFault = asks(facts).filter(finds);
  const groups = groupsOf(atFault, (subject) => `${valueFor(rank, subject)} ${by(subject)}`);
  return groups.map((all) => {
    const [first] = all;
    return {
      id,
      rank: valueFor(rank, first),
      sentence: says(first, all),
      setBy: valueFor(setBy, first),
      contract: contractParts[id] ?? [],
    };
  });
}

function valueFor<Subject, Value extends string>(
  value: Of<Subject, Value>,
  subject: Subject,
): Value {
  return typeof value === 'function' ? value(subject) : value;
}

/** Returns the findings of a list of checks, the worst first. */
export function examine<Facts>(
  about: FindingSubject,
  checks: readonly Check<Facts>[],
  facts: Facts,
) {
  const findings = checks.flatMap(({ findings }) =>
    findings(facts).map((finding): Finding => ({ ...finding, about })),
  );
  return worstFirst(findings);
}

/** Sorts findings by their rank, the worst first; each rank stays in its order. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  return RANK_NAMES.flatMap((rank) => findings.filter((finding) => finding.rank === rank));
}
