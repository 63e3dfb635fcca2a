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
 * Seeded watchlists and histories by e-mail address. Codes and durations match the videos that the cms
 * seeds.
 */
export const WATCHING_SEEDS: Readonly<Record<string, WatchingOfViewer>> = {
  'free@sahra.example': {
    watchlist: ['dpb3m676', '6dk3jyuf', 'th5g4y9j', '7hm9ykk4', 'p5328qae', 'jf8jgcv4'],
    progress: [
      { code: 'jf8jgcv4', position: 512, duration: 1_440, hoursAgo: 3 },
      { code: '357d7yyy', position: 1_301, duration: 1_860, hoursAgo: 27 },
      { code: 'phh45qmj', position: 1_600, duration: 1_620, hoursAgo: 50 },
      { code: '7hm9ykk4', position: 240, duration: 1_860, hoursAgo: 75 },
    ],
  },
  'with-ads@sahra.example': {
    watchlist: ['wx4re557', 'x6j5ymhf', 'tnsu6gw9', 'j3ngbq7k', 'kj3gsrgb', '4n2zhw2f', '3myvrq7z'],
    progress: [
      { code: 'dpw56epm', position: 1_588, duration: 2_400, hoursAgo: 2 },
      { code: 'wx4re557', position: 99, duration: 240, hoursAgo: 20 },
      { code: 'zv6vcjtb', position: 1_402, duration: 1_410, hoursAgo: 44 },
      { code: 'hg5c2qjj', position: 690, duration: 1_350, hoursAgo: 70 },
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
      { code: 'cm94gyjp', position: 431, duration: 1_260, hoursAgo: 5 },
      { code: 'kj3gsrgb', position: 1_466, duration: 1_680, hoursAgo: 30 },
      { code: 'x8nxhmp6', position: 310, duration: 2_220, hoursAgo: 54 },
      { code: 'tuek27j6', position: 2_455, duration: 2_460, hoursAgo: 100 },
    ],
  },
};
