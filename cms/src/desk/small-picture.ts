interface StoredFormat {
  url: string;
  mime: string;
  width: number | null;
}

/** Picture of the media library, with its smaller sizes. */
export interface StoredPicture extends StoredFormat {
  formats: Readonly<Record<string, StoredFormat>> | null;
}

/** Rows show pictures 80 pixels wide; screens have up to three pixels for one. */
const WIDTH_MIN = 160;

/** Returns the address of the smallest size that is large enough, by default for a row; null without a picture. */
export const smallPicture = (picture: StoredPicture | null, widthMin = WIDTH_MIN): string | null => {
  if (!picture) return null;
  const sizes = Object.values(picture.formats ?? {})
    .filter(({ mime, width }) => mime === 'image/webp' && (width ?? 0) >= widthMin)
    .sort((one, other) => (one.width ?? 0) - (other.width ?? 0));
  return (sizes[0] ?? picture).url;
};
