/** Ids that appear in URLs; both locales share them. */

/** Slug of a channel, show or page: lower-case Latin words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_MAX_LENGTH = 64;

/** Checks whether a text is a valid slug. */
export const isSlug = (text: string): boolean => text.length <= SLUG_MAX_LENGTH && SLUG_PATTERN.test(text);

/** Code of a video: opaque, not derived from the title, so that the URL stays the same when the title changes. */
export const VIDEO_CODE_PATTERN = /^[a-z0-9]{6,12}$/;
