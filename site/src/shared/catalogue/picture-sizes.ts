/** `sizes` attributes of pictures, by place. They must match the widths in the CSS of these places. */
export const SIZES = {
  /**
   * Full width. One per cent less on phones: a screen of 412 px at a ratio of 1.75 has 721 pixels and would skip the
   * 720-pixel file.
   */
  full: '(max-width: 47.99rem) 99vw, 100vw',
  /** The player of a watch page. */
  stage: '(max-width: 63.99rem) 100vw, min(58rem, 66vw)',
  /** 2:3 and 9:16. */
  poster: {
    rail: '(max-width: 47.99rem) 8.6rem, clamp(8.5rem, 13.2vw, 12.2rem)',
    grid: '(max-width: 47.99rem) 45vw, 12.5rem',
  },
  /** A short in its feed is as high as the screen and shows the middle of a wide picture. */
  short: '178vh',
  /** 16:9. */
  wide: {
    rail: '(max-width: 47.99rem) 15.5rem, clamp(15rem, 21.4vw, 20.6rem)',
    grid: '(max-width: 39.99rem) 92vw, (max-width: 63.99rem) 45vw, 19.8rem',
  },
  /** A card of a match: its picture stands beside its words. */
  match: '10rem',
  /** Picture of a panel that has words beside it on wide screens. */
  feature: '(max-width: 63.99rem) 92vw, min(44rem, 48vw)',
  star: {
    rail: '(max-width: 47.99rem) 8.6rem, clamp(8.5rem, 13.2vw, 12.2rem)',
    grid: '(max-width: 47.99rem) 40vw, 12rem',
  },
  /** The star at the top of a channel's page. */
  emblem: 'clamp(9rem, 24vw, 20rem)',
  /** The still of an episode in a list of rows. */
  row: '(max-width: 47.99rem) 8.5rem, (max-width: 63.99rem) 12rem, 14.5rem',
  /** Thumbnail beside text. */
  thumb: '4rem',
} as const;
