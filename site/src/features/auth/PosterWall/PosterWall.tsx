import { useTranslation } from 'react-i18next';

import { LeaningWall } from '../../../shared/catalogue/LeaningWall/LeaningWall';
import type { AuthPageQuery } from '../auth-page.query.generated';
import * as styles from './PosterWall.module.css';

/** Width of a poster of the wall: a quarter of half the page, or of the strip on a phone. */
const SIZES = '(width >= 64rem) 15vw, (width >= 48rem) 19vw, 28vw';

/**
 * Tilted wall of show posters with one sentence. Decoration beside the auth forms, hidden from screen readers.
 */
export const PosterWall = ({ shows }: { shows: AuthPageQuery['shows'] }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.scene} aria-hidden="true">
      <LeaningWall shows={shows?.nodes ?? []} sizes={SIZES} className={styles.wall} />
      <p className={styles.say}>{t('auth.comeIn')}</p>
    </div>
  );
};
