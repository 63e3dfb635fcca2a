import { usePublicQuery } from '../../graph/use-public-query';
import { eveningOf } from './evening';
import { TonightOperation } from './tonight.query.generated';
import type { TonightQuery } from './tonight.query.generated';

export type TonightEntry = NonNullable<TonightQuery['schedule']>['nodes'][number];

interface Evening {
  /** Null until loaded; served HTML has none. */
  entries: readonly TonightEntry[] | null;
  /** Whether the request failed. */
  failed: boolean;
}

/** Loads this evening's programmes, by the viewer's clock. */
export const useTonight = (now: number | null): Evening => {
  const evening = now === null ? null : eveningOf(new Date(now));
  const { data, failed } = usePublicQuery(
    TonightOperation,
    evening && { from: evening.from.toISOString(), to: evening.to.toISOString() },
  );
  return { entries: data?.schedule?.nodes ?? null, failed };
};
