/** What may stand before a name and after it, when a title begins with it: `«Name» live`, `Name: part one`. */
const OPENING = /^[\s«“"'‘(\u2066-\u2069]+/u;
const CLOSING = /^(?:$|[\s»”"'’):،,–—-])/u;

/**
 * Returns whether a video's title begins with the name of its show as whole words. Beside such a title the show is
 * not named again.
 */
export const namesShow = (title: string, show: string): boolean => {
  const begun = title.replace(OPENING, '');
  return begun.startsWith(show) && CLOSING.test(begun.slice(show.length));
};
