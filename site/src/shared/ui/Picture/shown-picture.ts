/** One encoding of a picture in one width. */
export interface Rendition {
  url: string;
  width: number;
  height: number;
  /** `image/avif` or `image/webp`. */
  type: string;
}

/** A picture as the graph describes it. */
export interface ShownPicture {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** Smallest first; none for vectors, and in pages kept from before there were any. */
  renditions?: readonly Rendition[];
  /** `#rrggbb`, painted until the picture is there. */
  tint?: string | null;
  /** What stays in sight when it is cut, in percent from the left and the top; its middle when there is none. */
  focus?: { x: number; y: number } | null;
}
