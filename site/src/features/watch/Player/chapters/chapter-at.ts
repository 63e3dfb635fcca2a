/** Part of a film. It ends where the next one begins. */
export interface Chapter {
  startSeconds: number;
  title: string;
}

/** Going back within this time of a chapter's beginning leads to the one before, and later to the beginning itself. */
const BACK_SECONDS = 3;

/** Returns the chapter that a second belongs to; null before the first one, and without chapters. */
export const chapterAt = <Part extends Chapter>(chapters: readonly Part[], second: number): Part | null =>
  chapters.filter(({ startSeconds }) => startSeconds <= second).at(-1) ?? null;

/** Returns the chapter that one step from a second leads to; null when there is none that way. */
export const chapterBeside = (
  chapters: readonly Chapter[],
  second: number,
  direction: 1 | -1,
): Chapter | null =>
  direction === 1
    ? (chapters.find(({ startSeconds }) => startSeconds > second) ?? null)
    : (chapterAt(chapters, second - BACK_SECONDS) ?? chapterAt(chapters, second));
