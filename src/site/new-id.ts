/** Returns an id that no other booking and no other history entry has. */
// `crypto.randomUUID` exists on secure origins only, so not on a phone in the local network.
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
