/** How wide pictures are shown, by place: the `sizes` of the browser's choice. They follow the widths of the style sheets of these places. */
export const SIZES = {
  /** From edge to edge. A hundredth less on phones: screens of 412 px at 1.75 have 721 pixels, and would pass over the file of 720. */
  full: '(max-width: 47.99rem) 99vw, 100vw',
  /** The player of a watch page. */
  stage: '(max-width: 71.99rem) 100vw, min(58rem, 66vw)',
  /** 2:3 and 9:16. */
  poster: {
    rail: '(max-width: 47.99rem) 8.6rem, clamp(8.5rem, 13.2vw, 12.2rem)',
    grid: '(max-width: 47.99rem) 45vw, 12.5rem',
  },
  /** 16:9. */
  wide: {
    rail: '(max-width: 47.99rem) 15.5rem, clamp(15rem, 21.4vw, 20.6rem)',
    grid: '(max-width: 39.99rem) 92vw, (max-width: 63.99rem) 45vw, 19.8rem',
  },
  star: {
    rail: '(max-width: 47.99rem) 8.6rem, clamp(8.5rem, 13.2vw, 12.2rem)',
    grid: '(max-width: 47.99rem) 40vw, 12rem',
  },
  /** The star at the head of a channel's page. */
  emblem: 'clamp(9rem, 24vw, 20rem)',
  /** A small picture beside words. */
  thumb: '4rem',
} as const;
