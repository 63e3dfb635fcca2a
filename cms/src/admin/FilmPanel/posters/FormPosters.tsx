import { useForm } from '@strapi/strapi/admin';

import type { FilmReport } from '@sahra/schemas/film';

import type { FilmDesk } from '../../../films/film-desk.route';
import { Posters } from './Posters';
import { usePosterDescriptions } from './use-poster-descriptions';

const FIELD = 'poster';

interface Props {
  documentId: string;
  film: FilmReport;
  reload: () => Promise<FilmDesk | undefined>;
}

/** Puts the chosen picture into the field of Strapi's form, whose other values stay. */
export const FormPosters = ({ documentId, film, reload }: Props) => {
  const setField = useForm('Posters', ({ onChange }) => onChange);
  const { descriptions, store } = usePosterDescriptions(documentId);
  if (!descriptions) return null;
  return (
    <Posters
      film={film}
      descriptions={descriptions}
      store={store}
      onPicture={(file) => setField(FIELD, file)}
      reload={reload}
    />
  );
};
