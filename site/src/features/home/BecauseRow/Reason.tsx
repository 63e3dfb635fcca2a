import { useTranslation } from 'react-i18next';

import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { Picture } from '../../../shared/ui/Picture/Picture';
import type { ShownPicture } from '../../../shared/ui/Picture/shown-picture';
import * as styles from './Reason.module.css';

interface Props {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Of what was watched or saved. */
  picture: ShownPicture | null;
}

/** Head of a row of recommendations: what they begin with, and the rule in words. */
export const Reason = ({ id, title, picture }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles.reason}>
      {picture && (
        <span className={styles.art}>
          <Picture picture={picture} sizes={SIZES.thumb} className={styles.picture} decorative />
        </span>
      )}
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.why}>{t('because.why')}</p>
      </div>
    </div>
  );
};
