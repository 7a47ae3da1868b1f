/** One picture of a gallery. */
export interface GalleryPicture {
  src: string;
  alt: string;
  /** A line under the picture. */
  caption?: string;
}
