import type { ShareOutcome } from '#machines/domain/catalogue/share.ts';

/** The content of a share sheet of the system. */
export interface ShareSheet {
  title: string;
  text: string;
  url: string;
  /**
   * Fetches the picture to share. It is called only where files can be shared; null where the picture does not
   * arrive.
   */
  picture?: () => Promise<Blob | null>;
}

/** True when this device has a share sheet of its own. */
export const canShare = (): boolean => 'share' in window.navigator;

/** Opens the system's share sheet. Throws where there is none, or too long after the click. */
export async function share({ picture, ...sheet }: ShareSheet): Promise<ShareOutcome> {
  // shows, before a picture is fetched, if this device shares pictures at all
  const probe = new File([' '], 'ride.jpg', { type: 'image/jpeg' });
  const blob = picture !== undefined && canShareFile(probe) ? await picture() : null;
  const file = blob === null ? null : pictureFile(blob);
  const files = file !== null && canShareFile(file) ? { files: [file] } : {};
  try {
    await window.navigator.share({ ...sheet, ...files });
    return 'opened';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    throw error;
  }
}

/** Returns a picture as a file; null for a type that share targets refuse. */
function pictureFile(blob: Blob): File | null {
  const [, kind] = /^image\/(jpeg|png|webp|gif)\s*(?:;|$)/.exec(blob.type.toLowerCase()) ?? [];
  if (kind === undefined) return null;
  return new File([blob], `ride.${kind === 'jpeg' ? 'jpg' : kind}`, { type: `image/${kind}` });
}

function canShareFile(file: File): boolean {
  const { navigator } = window;
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}
