import { useTranslation } from 'react-i18next';

import { GalleryRecords } from '../gallery-records';
import { gallerySections } from '../gallery-sections';
import { usePretendStates } from '../Pretend/use-pretend-states';
import { SelfCheck } from '../SelfCheck/SelfCheck';
import type { GalleryPageQuery } from './gallery-page.query.generated';
import * as styles from './GalleryPage.module.css';

/** Component gallery for developers: every shared component in every state, and a self-check of the site. */
export const GalleryPage = ({ built }: { built: GalleryPageQuery }) => {
  const { t } = useTranslation();
  usePretendStates();
  const { posters, shows, videos, shorts, channels } = built;
  const records = {
    posters: posters?.nodes ?? [],
    shows: shows?.nodes ?? [],
    videos: videos?.nodes ?? [],
    shorts: shorts?.nodes ?? [],
    channels: channels?.nodes ?? [],
  };
  return (
    <GalleryRecords.Provider value={records}>
      <h1>{t('test.title')}</h1>
      <p className={styles.lead}>{t('gallery.lead')}</p>
      <SelfCheck />
      <nav className={styles.contents} aria-label={t('gallery.contents')}>
        {gallerySections.map(({ id, title }) => (
          <a key={id} className={styles.entry} href={`#${id}`}>
            {t(title)}
          </a>
        ))}
      </nav>
      {gallerySections.map(({ id, title, Section }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.title}>
            {t(title)}
          </h2>
          <Section />
        </section>
      ))}
    </GalleryRecords.Provider>
  );
};
