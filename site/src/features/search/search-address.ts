/** What a search looks for, as its URL says it. */
export interface SearchAddress {
  query: string;
  kind: SearchKindChoice | null;
  length: SearchLength | null;
  /** Only what everybody may watch. */
  free: boolean;
  /** Only live events. */
  live: boolean;
}

export const KIND_CHOICES = ['shows', 'videos', 'channels'] as const;
export type SearchKindChoice = (typeof KIND_CHOICES)[number];

/** Lengths of videos to choose from, in seconds. */
export const LENGTHS = {
  short: { maxSeconds: 10 * 60 },
  medium: { minSeconds: 10 * 60, maxSeconds: 30 * 60 },
  long: { minSeconds: 30 * 60 },
} as const;
export type SearchLength = keyof typeof LENGTHS;
export const LENGTH_CHOICES: readonly SearchLength[] = ['short', 'medium', 'long'];

const KINDS = { shows: 'SHOW', videos: 'VIDEO', channels: 'CHANNEL' } as const;

const choiceOf = <Choice extends string>(text: string | null, choices: readonly Choice[]): Choice | null =>
  choices.find((choice) => choice === text) ?? null;

/** Reads the query string of the search page; what it does not know is ignored. */
export const parseSearchAddress = (search: string): SearchAddress => {
  const params = new URLSearchParams(search);
  return {
    query: (params.get('q') ?? '').trim(),
    kind: choiceOf(params.get('kind'), KIND_CHOICES),
    length: choiceOf(params.get('length'), LENGTH_CHOICES),
    free: params.get('free') === '1',
    live: params.get('live') === '1',
  };
};

/** Returns the query string of a search, without what is not chosen. */
export const formatSearchAddress = ({ query, kind, length, free, live }: SearchAddress): string => {
  const params = new URLSearchParams({
    q: query,
    ...(kind && { kind }),
    ...(length && { length }),
    ...(free && { free: '1' }),
    ...(live && { live: '1' }),
  });
  return `?${params.toString()}`;
};

/** Returns the filter of the graph for one kind, or for all of them. */
export const searchFilterOf = (
  { length, free, live }: SearchAddress,
  kind: SearchKindChoice | null,
): SearchFilterChoice => ({
  ...(kind && { kind: KINDS[kind] }),
  ...(length && LENGTHS[length]),
  ...(free && { premium: false }),
  ...(live && { live: true }),
});

interface SearchFilterChoice {
  kind?: (typeof KINDS)[SearchKindChoice];
  minSeconds?: number;
  maxSeconds?: number;
  premium?: boolean;
  live?: boolean;
}

export const isNarrowed = ({ length, free, live }: SearchAddress): boolean => length !== null || free || live;
