/** The first segment of every address of the media library, on the admin's origin and on the public one. */
export const UPLOADS_PREFIX = '/uploads';

/** Media type of a picture by its extension. The extension is set from the content when a picture is uploaded: see docs/decisions/0093. */
export const PICTURE_TYPES: ReadonlyMap<string, string> = new Map([
  ['.avif', 'image/avif'],
  ['.gif', 'image/gif'],
  ['.jpeg', 'image/jpeg'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
]);

/** Opened by itself, no file of the media library runs or loads anything as the origin that answers it. */
export const PICTURE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

const STORED_NAME = /^\/uploads\/[\w-][\w.-]*(\.\w+)$/;

/** Media type of the picture that an address path names; null for a path that no stored picture has. */
export const pictureTypeOf = (path: string): string | null =>
  PICTURE_TYPES.get(STORED_NAME.exec(path)?.[1]?.toLowerCase() ?? '') ?? null;
