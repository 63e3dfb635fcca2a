/** First path segment of every media library URL, on the admin's origin and on the public one. */
export const UPLOADS_PREFIX = '/uploads';

/** Media type of a picture by extension. The upload sets the extension from the content (docs/decisions/0093). */
export const PICTURE_TYPES: ReadonlyMap<string, string> = new Map([
  ['.avif', 'image/avif'],
  ['.gif', 'image/gif'],
  ['.jpeg', 'image/jpeg'],
  ['.jpg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
]);

/** Headers that stop a directly opened file of the media library from running or loading anything on its origin. */
export const PICTURE_HEADERS = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

const STORED_NAME = /^\/uploads\/[\w-][\w.-]*(\.\w+)$/;

/** Returns the media type of the picture at a URL path; null when no stored picture can have that path. */
export const pictureTypeOf = (path: string): string | null =>
  PICTURE_TYPES.get(STORED_NAME.exec(path)?.[1]?.toLowerCase() ?? '') ?? null;
