import { useEffect, useState } from 'react';

import { FILMS_PREFIX } from '@sahra/schemas/film';
import type { FilmReport } from '@sahra/schemas/film';

import type { FilmDesk } from '../../../films/film-desk.route';

/** A picture of the film, and its address in this page. */
export interface Candidate {
  picture: Blob;
  url: string;
}

/** Reads the poster candidates of a film, again when a new film has taken its place. */
export const useCandidates = (
  { code, posters, state }: FilmReport,
  reload: () => Promise<FilmDesk | undefined>,
): readonly Candidate[] => {
  const [candidates, setCandidates] = useState<readonly Candidate[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    const urls: string[] = [];
    const read = async (token: string, number: number): Promise<Candidate[]> => {
      const reply = await fetch(`${FILMS_PREFIX}/${code}/posters/${number}.jpg`, {
        headers: { authorization: `Bearer ${token}` },
        signal: leaving.signal,
      });
      if (!reply.ok) return [];
      const picture = await reply.blob();
      const url = URL.createObjectURL(picture);
      urls.push(url);
      return [{ picture, url }];
    };
    const readAll = async (): Promise<void> => {
      const token = (await reload())?.token ?? '';
      const numbers = Array.from({ length: posters }, (_, index) => index + 1);
      const found = await Promise.all(numbers.map((number) => read(token, number)));
      if (!leaving.signal.aborted) setCandidates(found.flat());
    };
    // Without pictures there is nothing to choose; the rest of the panel says whether media responds.
    readAll().catch(() => undefined);
    return () => {
      leaving.abort();
      urls.forEach((url) => URL.revokeObjectURL(url));
    };
  }, [code, posters, state, reload]);

  return candidates;
};
