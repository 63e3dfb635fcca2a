import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Picture } from '../../../shared/ui/Picture/Picture';
import type { AuthPageQuery } from '../auth-page.query.generated';
import * as styles from './PosterWall.module.css';

/** How wide a poster of the wall is: a quarter of half the page, or of a phone's strip. */
const SIZES = '(width >= 64rem) 15vw, (width >= 48rem) 19vw, 28vw';

const COLUMNS = 4;

/** What is on behind the door: a leaning wall of posters and one sentence. Decoration beside the form. */
export const PosterWall = ({ shows }: { shows: AuthPageQuery['shows']['nodes'] }) => {
  const { t } = useTranslation();
  const posters = shows.flatMap(({ slug, poster }) => (poster ? [{ slug, poster }] : []));
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
