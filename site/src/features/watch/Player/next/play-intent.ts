let wanted: string | null = null;

/** Whoever let the next video come wants it to begin; a page that is opened never begins by itself. */
export const intendToPlay = (code: string): void => {
  wanted = code;
};

/** Whether this video was let come, asked once. */
export const takePlayIntent = (code: string): boolean => {
  const intended = wanted === code;
  wanted = null;
  return intended;
};

/** Whether this video was let come, without asking it away. */
export const isIntended = (code: string): boolean => wanted === code;
