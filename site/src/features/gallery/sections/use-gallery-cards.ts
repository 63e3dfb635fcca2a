import { useAnswer } from '../../../shared/graph/use-answer';
import { GalleryCardsOperation } from './gallery-cards.query.generated';
import type { GalleryCardsQuery } from './gallery-cards.query.generated';

/** Records that the samples of cards wear; null until they are there, and when the graph is silent, as the self-check above says. */
export const useGalleryCards = (): GalleryCardsQuery | null => useAnswer(GalleryCardsOperation, {}).data;
