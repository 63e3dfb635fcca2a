import { LOCALES } from '@sahra/schemas/constants';
import type { FilmReport } from '@sahra/schemas/film';
import { useIntl } from 'react-intl';

import type { FilmDesk } from '../../../films/film-desk.route';
import { Film } from '../../FilmPanel/Film';
import { Posters } from '../../FilmPanel/posters/Posters';
import { textOf } from '../fields/control-props';
import { pictureOf, type LibraryFile } from '../fields/picture-file';
import { useOpenRecord } from './record-context';
import { shownValue } from './record-state';
import styles from './record.module.css';

const POSTER = 'poster';
const DESCRIPTION = 'posterAlt';

interface Props {
  address: string;
  desk: FilmDesk;
  reload: () => Promise<FilmDesk | undefined>;
}

/** The film of a video: its state, the upload, the poster and the captions. */
export const FilmOfVideo = ({ address, desk, reload }: Props) => {
  const { formatMessage } = useIntl();
  const { state, edit, setUploading } = useOpenRecord();
  const posters = (film: FilmReport) => (
    <Posters
      film={film}
      descriptions={{
        en: textOf(shownValue(state, 'en', DESCRIPTION)),
        ar: textOf(shownValue(state, 'ar', DESCRIPTION)),
      }}
      store={async (described) => {
        const written = LOCALES.filter((locale) => described[locale].trim() !== '');
        edit(
          ...written.map((locale) => ({ part: locale, name: DESCRIPTION, value: described[locale].trim() })),
        );
        return Promise.resolve();
      }}
      onPicture={(file) => edit({ part: 'facts', name: POSTER, value: pictureOf(file as LibraryFile) })}
      reload={reload}
    />
  );
  return (
    <section className={styles['film']} aria-labelledby="film-name">
      <h3 id="film-name">{formatMessage({ id: 'sahra.film.title' })}</h3>
      <div className={styles['filmSheet']}>
        <Film
          key={desk.code}
          address={address}
          posters={posters}
          onUploading={setUploading}
          desk={desk}
          reload={reload}
        />
      </div>
    </section>
  );
};
