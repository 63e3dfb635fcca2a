import { useEffect, useState } from 'react';

import { readFreshAccessToken } from '../../../shared/auth/read-fresh-access-token';
import { postOperation } from '../../../shared/graph/post-operation';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { RecommendationOperation } from './recommendation.query.generated';
import type { RecommendationQuery } from './recommendation.query.generated';

type Recommendation = NonNullable<NonNullable<RecommendationQuery['viewer']>['recommendation']>;

/** Reads what is recommended to the viewer; null until it is known, and without a recommendation. */
export const useRecommendation = (): Recommendation | null => {
  const { locale } = usePageLocale();
  const [found, setFound] = useState<Recommendation | null>(null);
  useEffect(() => {
    let isWanted = true;
    readFreshAccessToken(locale)
      .then((token) => postOperation(RecommendationOperation, {}, locale, token))
      .then(({ viewer }) => {
        if (isWanted) setFound(viewer?.recommendation ?? null);
      })
      .catch(() => {
        // Home is whole without the row.
      });
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return found;
};
