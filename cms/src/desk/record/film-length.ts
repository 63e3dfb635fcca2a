/** Fact of a video that its film decides: its length in seconds. */
export const FILM_LENGTH = 'durationSeconds';
