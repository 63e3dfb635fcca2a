import { useCallback, useMemo, useState } from 'react';

import { isFilm, type FilmDrop } from '../../FilmPanel/film-drop';
import { useDrop, type Drop } from '../../use-drop';

type TakeFilm = (file: File) => void;

/** Lets a film be dropped anywhere on the screen of a record, while the place of its film takes one. */
export const useFilmDrop = (): { filmDrop: FilmDrop; handlers: Drop['handlers'] } => {
  const [take, setTake] = useState<TakeFilm | null>(null);
  const { isOver, handlers } = useDrop(
    take &&
      ((files) => {
        const film = files.find(isFilm);
        if (film) take(film);
      }),
  );
  const register = useCallback((onFile: TakeFilm) => {
    setTake(() => onFile);
    return () => setTake(null);
  }, []);
  return { filmDrop: useMemo(() => ({ isOver, register }), [isOver, register]), handlers };
};
