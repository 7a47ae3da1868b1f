/** What the locks of a phone do: work, are refused, say nothing, or are held for ever by a frozen tab. */
export const LOCK_MOODS = ['work', 'refuse', 'silent', 'frozen'] as const;

/** One of them. */
export type LockMood = (typeof LOCK_MOODS)[number];

type OnAnswer = (isGranted: boolean) => void;

/** The locks that the tabs of a phone share. */
export class Locks {
  mood: LockMood = 'work';
  readonly #queues = new Map<string, OnAnswer[]>();

  /** Asks for a lock; returns how to let it go, or to stop waiting for it. */
  hold(name: string, onAnswer: OnAnswer): () => void {
    if (this.mood === 'refuse') {
      let isWanted = true;
      setImmediate(() => isWanted && onAnswer(false));
      return () => {
        isWanted = false;
      };
    }
    if (this.mood !== 'work') return () => {};
    const queue = this.#queues.get(name) ?? [];
    this.#queues.set(name, queue);
    queue.push(onAnswer);
    if (queue.length === 1) this.#grant(queue);
    return () => {
      const isHeld = queue[0] === onAnswer;
      const at = queue.indexOf(onAnswer);
      if (at >= 0) queue.splice(at, 1);
      if (isHeld) this.#grant(queue);
    };
  }

  #grant(queue: readonly OnAnswer[]): void {
    const [first] = queue;
    if (first !== undefined) setImmediate(() => queue[0] === first && first(true));
  }
}
