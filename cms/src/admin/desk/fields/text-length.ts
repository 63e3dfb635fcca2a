const segmenter = new Intl.Segmenter();

/** Number of visible characters: marks on a letter do not count. */
export const textLength = (text: string): number => [...segmenter.segment(text)].length;
