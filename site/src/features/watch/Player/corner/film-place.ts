import { createContext, useContext } from 'react';

import { createStore } from '../../../../shared/store/create-store';
import type { Store } from '../../../../shared/store/create-store';
import { useStore } from '../../../../shared/store/use-store';

export interface FilmPlace {
  /** Where the player stands on its page; null while it is in the corner of another one. */
  slot: Store<HTMLElement | null | undefined>;
  /** Ends the film. */
  end: () => void;
}

/** Place of the player that reads it. A player without a host stays where it is rendered. */
export const FilmPlaceContext = createContext<FilmPlace>({
  slot: createStore<HTMLElement | null | undefined>(undefined),
  end: () => undefined,
});

/** Returns where the player stands, whether it is in the corner of another page, and how to end it. */
export const useFilmPlace = () => {
  const { slot: store, end } = useContext(FilmPlaceContext);
  const slot = useStore(store, undefined);
  return { slot, inCorner: slot === null, end };
};
