import { contractParts } from './contract.ts';
import { groupsOf } from './words.ts';

/** The ranks of findings with their words, the worst first. */
export const RANKS = {
  /** Nothing works, or money is wrong. */
  breaks: {
    title: 'Breaks',
    counted: (count: number) => `${count} ${count === 1 ? 'breaks' : 'break'}`,
  },
  /** The site reads something otherwise than it is written. */
  guessed: { title: 'Guessed', counted: (count: number) => `${count} guessed` },
  /** Anything else that could be better. */
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

/** One side that the doctor examines. */
export type FindingSubject = 'api' | 'site';

/** One thing that the doctor found. */
export interface Finding {
  /** The id of its check. */
  readonly id: string;
  readonly rank: Rank;
  readonly about: FindingSubject;
  /** The fault, and what comes of it for riders. */
  readonly sentence: string;
  /** The setting, file or system that makes it so. */
  readonly setBy: string;
  /** The parts of the contract that it is of; none for a site. */
  readonly contract: readonly string[];
}

/** A value that a check has for all that it finds, or reads from the first of them. */
type Of<Subject, Value> = Value | ((subject: Subject) => Value);

/** One check: it reads its subjects from the facts that were gathered, and says which of them are at fault. */
interface CheckOf<Facts, Subject> {
  readonly id: string;
  /** Returns what is checked: the facts themselves, or each call, item or file among them. */
  readonly asks: (facts: Facts) => readonly Subject[];
  /** True for a subject at fault. */
  readonly finds: (subject: Subject) => boolean;
  /** Subjects of the same text make one finding; without it all of one rank do. */
  readonly by?: (subject: Subject) => string;
  /** The fault and its effect, in one sentence about those that have it. */
  readonly says: (first: Subject, all: readonly Subject[]) => string;
  readonly rank: Of<Subject, Rank>;
  /** The setting, file or system that makes it so. */
  readonly setBy: Of<Subject, string>;
}

/** A check whose subjects nobody else has to know. */
export interface Check<Facts> {
  readonly id: string;
  readonly findings: (facts: Facts) => Omit<Finding, 'about'>[];
}

/** Makes the checks of one kind of facts. */
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

/** Findings by their rank, the worst first, each rank in the order in which it came. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  return RANK_NAMES.flatMap((rank) => findings.filter((finding) => finding.rank === rank));
}
