import type { Focus, Picture, Rendition } from './shared.schema';

interface StoredFormat {
  url: string;
  mime: string;
  width: number | null;
  height: number | null;
}

/** Media library record of a picture, as `pictureOf` selects it. */
export interface PictureFile extends StoredFormat {
  tint: string | null;
  /** Focal point set in the admin panel. */
  focus: Focus | null;
  formats: Readonly<Record<string, StoredFormat>> | null;
}

const TYPES = ['image/avif', 'image/webp'] as const;

const renditionOf = ({ url, mime, width, height }: StoredFormat): Rendition | null => {
  const type = TYPES.find((each) => each === mime);
  return type && width !== null && height !== null ? { url, width, height, type } : null;
};

/** Each width exists in both types: where its WebP is missing, the original is that WebP. */
const renditionsOf = ({ formats, ...file }: PictureFile): Rendition[] => {
  const stored = Object.values(formats ?? {}).flatMap((format) => renditionOf(format) ?? []);
  const own = renditionOf(file);
  const isMissing =
    own?.type === 'image/webp' &&
    stored.some(({ width }) => width === own.width) &&
    !stored.some(({ width, type }) => width === own.width && type === own.type);
  return (own && isMissing ? [...stored, own] : stored).sort(
    (a, b) => a.width - b.width || a.type.localeCompare(b.type),
  );
};

/** Maps a picture of the media library and its alt text; null when editors chose none. */
export const pictureFromFile = (file: PictureFile | null, alt: string | null): Picture | null => {
  if (!file) return null;
  const renditions = renditionsOf(file);
  const { url, width, height } = renditions.findLast(({ type }) => type === 'image/webp') ?? file;
  return { url, width, height, alt: alt ?? '', renditions, tint: file.tint, focus: file.focus };
};
