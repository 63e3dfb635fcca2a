import { useAnswer } from '../../graph/use-answer';
import { eveningOf } from './evening';
import { TonightOperation } from './tonight.query.generated';
import type { TonightQuery } from './tonight.query.generated';

export type TonightEntry = TonightQuery['schedule']['nodes'][number];

/** What is on this evening by the viewer's clock. Null until it is known, which served HTML cannot know; empty when there is nothing, or when it could not be asked. */
export const useTonight = (now: number | null): readonly TonightEntry[] | null => {
  const evening = now === null ? null : eveningOf(new Date(now));
  const { data, failed } = useAnswer(
    TonightOperation,
    evening && { from: evening.from.toISOString(), to: evening.to.toISOString() },
  );
  // The row is a help, not the page: without an answer it is left out.
  return data ? data.schedule.nodes : failed ? [] : null;
};
