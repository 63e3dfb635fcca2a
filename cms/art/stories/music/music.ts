/**
 * Steps of the scales in cents above the tonic, as they are usually written down; players vary the middle ones by place
 * and mood (https://en.wikipedia.org/wiki/Arabic_maqam).
 */
export const MAQAMS = {
  ajam: [0, 200, 400, 500, 700, 900, 1100],
  bayati: [0, 150, 300, 500, 700, 800, 1000],
  hijaz: [0, 100, 400, 500, 700, 800, 1000],
  kurd: [0, 100, 300, 500, 700, 800, 1000],
  nahawand: [0, 200, 300, 500, 700, 800, 1100],
  rast: [0, 200, 350, 500, 700, 900, 1050],
  saba: [0, 150, 300, 400, 700, 800, 1000],
} as const;

export type Maqam = keyof typeof MAQAMS;

/** `lead` instruments play the melody; `oud` and `bells` can play it together. */
export type Part = 'oud' | 'bells' | 'strings' | 'bass' | 'drone' | 'drum' | 'riq';

export type Ambience = 'wind' | 'sea' | 'street' | 'engine' | 'rain' | 'train' | 'crickets' | 'room';

/** A stretch of the music in one mood. */
export interface Passage {
  seconds: number;
  maqam: Maqam;
  /** Frequency of the tonic in hertz; an oud's is between 98 and 196. */
  tonic: number;
  /** Beats per minute. */
  tempo: number;
  parts: readonly Part[];
  /** Share of the melody's beats that are played; the rest is silence. */
  density?: number;
  /** Loudness of the music, from 0 to 1. */
  level?: number;
  /** Sounds of the place and their loudness, from 0 to 1. */
  ambience?: Readonly<Partial<Record<Ambience, number>>>;
}

export interface Music {
  /** The same seed makes the same melodies. */
  seed: string;
  passages: readonly Passage[];
}
