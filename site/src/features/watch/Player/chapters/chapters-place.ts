/** Id of the list of chapters on the page, which the player's menu leads to. */
export const CHAPTERS_PLACE = 'chapters';
