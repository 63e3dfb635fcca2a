import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Picture } from '../../../shared/ui/Picture/Picture';
import type { AuthPageQuery } from '../auth-page.query.generated';
import * as styles from './PosterWall.module.css';

/** Width of a poster of the wall: a quarter of half the page, or of the strip on a phone. */
const SIZES = '(width >= 64rem) 15vw, (width >= 48rem) 19vw, 28vw';

const COLUMNS = 4;

/**
 * Tilted wall of show posters with one sentence. Decoration beside the auth forms, hidden from screen readers.
 */
export const PosterWall = ({ shows }: { shows: AuthPageQuery['shows'] }) => {
  const { t } = useTranslation();
  const posters = (shows?.nodes ?? []).flatMap(({ slug, poster }) => (poster ? [{ slug, poster }] : []));
  const rows: CSSProperties & Record<'--rows', number> = { '--rows': Math.ceil(posters.length / COLUMNS) };
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.wall} style={rows}>
        {posters.map(({ slug, poster }) => (
          <div key={slug}>
            <Picture picture={poster} sizes={SIZES} className={styles.poster} decorative />
          </div>
        ))}
      </div>
      <p className={styles.say}>{t('auth.comeIn')}</p>
    </div>
  );
};
