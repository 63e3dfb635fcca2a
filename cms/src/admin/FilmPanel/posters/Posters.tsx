import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';

import type { FilmReport } from '@sahra/schemas/film';

import type { FilmDesk } from '../../../films/film-desk.route';
import { PosterChooser, type PosterState } from './PosterChooser';
import { useCandidates, type Candidate } from './use-candidates';
import { type Descriptions, usePosterDescriptions } from './use-poster-descriptions';

const FIELD = 'poster';

interface Props {
  documentId: string;
  film: FilmReport;
  reload: () => Promise<FilmDesk | undefined>;
}

/** Returns the form of an upload to the media library. */
const uploadOf = (picture: Blob, name: string, alternativeText: string): FormData => {
  const form = new FormData();
  form.append('files', new File([picture], name, { type: picture.type }));
  form.append('fileInfo', JSON.stringify({ name, alternativeText, caption: null, folder: null }));
  return form;
};

/** Puts a picture of the film into the media library and into the field of the form, whose other values stay. */
export const Posters = ({ documentId, film, reload }: Props) => {
  const { post } = useFetchClient();
  const setField = useForm('Posters', ({ onChange }) => onChange);
  const candidates = useCandidates(film, reload);
  const { descriptions, store } = usePosterDescriptions(documentId);
  const [state, setState] = useState<PosterState>('none');
  if (candidates.length === 0 || !descriptions) return null;

  const choose = async ({ picture }: Candidate, number: number, described: Descriptions): Promise<void> => {
    setState('storing');
    try {
      const form = uploadOf(picture, `${film.code}-${number}.jpg`, described.en.trim());
      const { data } = await post<readonly object[]>('/upload', form);
      setField(FIELD, data[0]);
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
