import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';

import type { FilmReport } from '@sahra/schemas/film';

import type { FilmDesk } from '../../../films/film-desk.route';
import { PosterChooser, type PosterState } from './PosterChooser';
import { useFilmPictures, type FilmPicture } from './use-film-pictures';
import type { Descriptions } from './use-poster-descriptions';

interface Props {
  film: FilmReport;
  /** What the present poster shows. */
  descriptions: Descriptions;
  /** Stores the descriptions of the chosen picture. */
  store: (described: Descriptions) => Promise<void>;
  /** Takes the picture as the media library has stored it. */
  onPicture: (file: object) => void;
  reload: () => Promise<FilmDesk | undefined>;
}

/** Returns the form of an upload to the media library. */
const uploadOf = (picture: Blob, name: string, alternativeText: string): FormData => {
  const form = new FormData();
  form.append('files', new File([picture], name, { type: picture.type }));
  form.append('fileInfo', JSON.stringify({ name, alternativeText, caption: null, folder: null }));
  return form;
};

/** Puts a picture of the film into the media library, and hands it to the form. */
export const Posters = ({ film, descriptions, store, onPicture, reload }: Props) => {
  const { post } = useFetchClient();
  const files = Array.from({ length: film.posters }, (_, index) => `posters/${index + 1}.jpg`);
  const candidates = useFilmPictures(film, files, reload).flatMap((picture) => picture ?? []);
  const [state, setState] = useState<PosterState>('none');
  if (candidates.length === 0) return null;

  const choose = async ({ picture }: FilmPicture, number: number, described: Descriptions): Promise<void> => {
    setState('storing');
    try {
      const form = uploadOf(picture, `${film.code}-${number}.jpg`, described.en.trim());
      const { data } = await post<readonly object[]>('/upload', form);
      const [stored] = data;
      if (stored) onPicture(stored);
    } catch {
      setState('broken');
      return;
    }
    store(described).then(
      () => setState('chosen'),
      () => setState('undescribed'),
    );
  };

  return (
    <PosterChooser
      candidates={candidates}
      descriptions={descriptions}
      state={state}
      onChoose={(candidate, number, described) => void choose(candidate, number, described)}
    />
  );
};
