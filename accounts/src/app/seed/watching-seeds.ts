interface WatchedSeed {
  code: string;
  /** Second at which the viewer stopped. */
  position: number;
  duration: number;
  hoursAgo: number;
}

interface WatchingOfViewer {
  /** Codes of videos; the last one was added last. */
  watchlist: readonly string[];
  progress: readonly WatchedSeed[];
}

/**
 * Seeded watchlists and histories by e-mail address. What was stopped in the middle are the films that last minutes;
 * tests/contract/video-streams.test.ts compares their lengths with the library.
 */
export const WATCHING_SEEDS: Readonly<Record<string, WatchingOfViewer>> = {
  'free@sahra.example': {
    watchlist: ['dpb3m676', '6dk3jyuf', 'th5g4y9j', '7hm9ykk4', 'p5328qae', 'jf8jgcv4'],
    progress: [
      { code: 'yay5rkch', position: 83, duration: 224, hoursAgo: 3 },
      { code: 'zvv54qpj', position: 131, duration: 232, hoursAgo: 27 },
      { code: '6dk3jyuf', position: 226, duration: 228, hoursAgo: 50 },
      { code: 'bx88wax8', position: 40, duration: 224, hoursAgo: 75 },
    ],
  },
  'with-ads@sahra.example': {
    watchlist: ['wx4re557', 'x6j5ymhf', 'tnsu6gw9', 'j3ngbq7k', 'kj3gsrgb', '4n2zhw2f', '3myvrq7z'],
    progress: [
      { code: 'zvv54qpj', position: 162, duration: 232, hoursAgo: 2 },
      { code: 'wx4re557', position: 99, duration: 240, hoursAgo: 20 },
      { code: 'bx88wax8', position: 221, duration: 224, hoursAgo: 44 },
      { code: 'yay5rkch', position: 61, duration: 224, hoursAgo: 70 },
      { code: '6dk3jyuf', position: 226, duration: 228, hoursAgo: 140 },
    ],
  },
  'without-ads@sahra.example': {
    watchlist: [
      'tuek27j6',
      'cm94gyjp',
      'h4r4mzxx',
      '8bp33udj',
      'asn5hxtt',
      'x8nxhmp6',
      'rr4dp9t5',
      'df7u33bh',
    ],
    progress: [
      { code: 'bx88wax8', position: 143, duration: 224, hoursAgo: 5 },
      { code: '6dk3jyuf', position: 104, duration: 228, hoursAgo: 30 },
      { code: 'zvv54qpj', position: 58, duration: 232, hoursAgo: 54 },
      { code: 'wx4re557', position: 238, duration: 240, hoursAgo: 100 },
    ],
  },
};
