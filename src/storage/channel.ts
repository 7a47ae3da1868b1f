/** A line between the pages of a site on one device. */
export interface Channel {
  /** Sends a text to every other page that has it open. */
  send(text: string): void;
  close(): void;
}
