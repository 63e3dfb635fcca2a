/** Identities that appear in addresses; both languages share one. */

/** Slug of a channel, show or page: Latin, lower case, words joined by single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_MAX_LENGTH = 64;

/** Whether a text can be a slug at all. */
export const isSlug = (text: string): boolean => text.length <= SLUG_MAX_LENGTH && SLUG_PATTERN.test(text);

/** Code of a video: opaque, never derived from a title, so that a retitled video keeps its address. */
export const VIDEO_CODE_PATTERN = /^[a-z0-9]{6,12}$/;
