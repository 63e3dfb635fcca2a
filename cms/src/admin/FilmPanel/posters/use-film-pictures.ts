import { useEffect, useState } from 'react';

import { FILMS_PREFIX } from '@sahra/schemas/film';
import type { FilmReport } from '@sahra/schemas/film';

import type { FilmDesk } from '../../../films/film-desk.route';

/** A picture of the film, and its address in this page. */
export interface FilmPicture {
  picture: Blob;
  url: string;
}

/**
 * Reads pictures of a film, such as `posters/1.jpg`, again when another film has taken its place or more of it can be
 * read. A picture that there is not is undefined.
 */
export const useFilmPictures = (
  { code, state, height }: FilmReport,
  files: readonly string[],
  reload: () => Promise<FilmDesk | undefined>,
): readonly (FilmPicture | undefined)[] => {
  const [pictures, setPictures] = useState<readonly (FilmPicture | undefined)[]>([]);
  const list = files.join(' ');

  useEffect(() => {
    const leaving = new AbortController();
    const urls: string[] = [];
    const read = async (token: string, file: string): Promise<FilmPicture | undefined> => {
      const reply = await fetch(`${FILMS_PREFIX}/${code}/${file}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: leaving.signal,
      });
      if (!reply.ok) return undefined;
      const picture = await reply.blob();
      const url = URL.createObjectURL(picture);
      urls.push(url);
      return { picture, url };
    };
    const readAll = async (): Promise<void> => {
      if (list === '') {
        setPictures([]);
        return;
      }
      const token = (await reload())?.token ?? '';
      const found = await Promise.all(list.split(' ').map((file) => read(token, file)));
      if (!leaving.signal.aborted) setPictures(found);
    };
    // Without pictures there is nothing to see; the rest of the panel says whether media responds.
    readAll().catch(() => undefined);
    return () => {
      leaving.abort();
      urls.forEach((url) => URL.revokeObjectURL(url));
    };
  }, [code, list, state, height, reload]);

  return pictures;
};
