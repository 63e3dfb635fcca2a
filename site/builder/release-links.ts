/** Link in the folder of releases to the newest whole one. */
export const CURRENT_LINK = 'current';

/**
 * Link to the release that the server serves, which is an older one while the server runs other code than the newest
 * release was made by. Releases are removed by age, but never this one.
 */
export const SERVED_LINK = 'served';
