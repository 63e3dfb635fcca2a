/** One file of a picture: one encoding in one width. */
export interface Rendition {
  url: string;
  width: number;
  height: number;
  /** `image/avif` or `image/webp`. */
  mimeType: string;
}

/** Picture as the graph returns it. */
export interface ShownPicture {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** Smallest first; none for vector images, and in cached pages from before renditions existed. */
  renditions?: readonly Rendition[];
  /** Placeholder colour as `#rrggbb`. */
  tint?: string | null;
  /** Focal point for cropping, in percent from the left and the top; the centre when null. */
  focus?: { x: number; y: number } | null;
}
