import { useNotification } from '@strapi/strapi/admin';
import { useCallback, useMemo, useState } from 'react';

import { canBeFilm, type FilmDrop } from '../../FilmPanel/film-drop';
import { useDrop, type Drop } from '../../use-drop';
import { useDeskLanguage } from '../language/use-desk-language';

type TakeFilm = (file: File) => void;

/** Lets a film be dropped anywhere on the screen of a record, while the place of its film takes one. */
export const useFilmDrop = (): { filmDrop: FilmDrop; handlers: Drop['handlers'] } => {
  const { text } = useDeskLanguage();
  const { toggleNotification } = useNotification();
  const [take, setTake] = useState<TakeFilm | null>(null);
  const { isOver, handlers } = useDrop(
    take &&
      ((files) => {
        const film = files.find(canBeFilm);
        if (film) take(film);
        else toggleNotification({ type: 'warning', message: text('rec.noFilm') });
      }),
  );
  const register = useCallback((onFile: TakeFilm) => {
    setTake(() => onFile);
    return () => setTake(null);
  }, []);
  return { filmDrop: useMemo(() => ({ isOver, register }), [isOver, register]), handlers };
};
