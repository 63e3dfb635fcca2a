import { contentVersion } from '../../content/content-state';
import { usePublicQuery } from '../../graph/use-public-query';
import type { PublicQueryResult } from '../../graph/use-public-query';
import { useStore } from '../../store/use-store';
import { tonightRange } from './tonight-range';
import { TonightOperation } from './tonight.query.generated';
import type { TonightQuery } from './tonight.query.generated';

/** Loads the programmes around now, again after each hour and each publish. */
export const useTonight = (now: number | null): PublicQueryResult<TonightQuery> => {
  const version = useStore(contentVersion, null);
  return usePublicQuery(TonightOperation, now === null ? null : tonightRange(now), version);
};
