import type { SnapshotFrom } from 'xstate';

import type { verificationMachine } from '../verification/verification.machine';

/** Outcome that the page shows; several machine states map to one outcome. */
export type Outcome = 'asking' | 'verified' | 'already' | 'expired' | 'sent' | 'away' | 'broken';

type State = SnapshotFrom<ReturnType<typeof verificationMachine>>['value'];

const OF_STATE: Record<State, Outcome> = {
  opening: 'asking',
  asking: 'asking',
  verifying: 'asking',
  refused: 'asking',
  verified: 'verified',
  already: 'already',
  expired: 'expired',
  sending: 'expired',
  sent: 'sent',
  away: 'away',
  broken: 'broken',
};

export const outcomeOf = (state: State): Outcome => OF_STATE[state];
