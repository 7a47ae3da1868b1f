import { pick, type Random } from '../../fixtures/random.ts';
import { FakeStorage } from '../../fixtures/storage.ts';

/** What a phone's storage does: takes everything, no new keys, no more than it holds, or is denied. */
export const STORAGE_MODES = ['fine', 'no new keys', 'full', 'denied'] as const;

/** One of them. */
export type StorageMode = (typeof STORAGE_MODES)[number];

/** How many characters a full storage still takes. */
const SPARE = 100;

/** The storage of a phone, which refuses and forgets. */
export class UnreliableStorage extends FakeStorage {
  #mode: StorageMode = 'fine';
  #quota = 0;

  get mode(): StorageMode {
    return this.#mode;
  }
  set mode(mode: StorageMode) {
    this.#mode = mode;
    this.#quota = this.#size() + SPARE;
    this.isDenied = mode === 'denied';
  }

  override setItem(key: string, text: string): void {
    if (this.#mode === 'no new keys' && this.getItem(key) === null)
      throw new DOMException('full', 'QuotaExceededError');
    const grown = this.#size() + text.length - (this.getItem(key)?.length ?? -key.length);
    if (this.#mode === 'full' && grown > this.#quota)
      throw new DOMException('full', 'QuotaExceededError');
    super.setItem(key, text);
  }

  #size(): number {
    return [...this.texts()].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }

  /** Forgets a key, as a browser does that needs the room while nothing is refused; what stood there, or null. */
  evict(random: Random): string | null {
    const texts = [...this.texts()];
    if (texts.length === 0) return null;
    const [key, text] = pick(random, texts);
    this.removeItem(key);
    return `${key} ${text}`;
  }
}
