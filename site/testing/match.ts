import type { MatchFragment } from '../src/features/sports/match.fragment.generated';
import { videoCard } from './catalogue';

/** Returns a live event as the graph answers it, with overrides for a test. */
export const matchOf = (code: string, changes: Partial<MatchFragment> = {}): MatchFragment => ({
  ...videoCard(code, { kind: 'MATCH', live: true, liveState: 'UPCOMING', title: `Match ${code}` }),
  sport: { __typename: 'Sport', slug: 'football', name: 'Football', language: 'EN' },
  ...changes,
});
