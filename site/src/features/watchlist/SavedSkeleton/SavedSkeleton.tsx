import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Skeleton of the watchlist. */
export const SavedSkeleton = () => (
  <CardGrid shape="wide">
    {CARDS.map((card) => (
      <li key={card}>
        <Skeleton shape="wide" />
      </li>
    ))}
  </CardGrid>
);
