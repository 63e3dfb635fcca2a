import { useEffect, useState } from 'react';

import { ask } from '../../../shared/graph/ask';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { GalleryCardsOperation } from './gallery-cards.query.generated';
import type { GalleryCardsQuery } from './gallery-cards.query.generated';

/** Records that the samples of cards wear; null until they are there. */
export const useGalleryCards = (): GalleryCardsQuery | null => {
  const { locale } = usePageLocale();
  const [cards, setCards] = useState<GalleryCardsQuery | null>(null);
  useEffect(() => {
    let wanted = true;
    ask(GalleryCardsOperation, {}, locale)
      .then(({ data }) => {
        if (wanted) setCards(data);
      })
      .catch(() => {
        // The self-check above says that the graph is silent.
      });
    return () => {
      wanted = false;
    };
  }, [locale]);
  return cards;
};
