import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Icon } from '../../ui/Icon/Icon';
import { Star } from '../../ui/Star/Star';
import { Unseen } from '../../ui/Unseen/Unseen';
import * as styles from './RowHead.module.css';

interface Props {
  /** Of the heading, so that its section can be named by it and linked to. */
  id?: string | undefined;
  title: ReactNode;
  /** Unprefixed address of everything that the row shows a part of. */
  path?: string | null | undefined;
}

/** What stands over a row: a star, its heading, and the way to all of it. */
export const RowHead = ({ id, title, path }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles.head}>
      <Star className={styles.star} />
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {path && (
        <LocaleLink to={path} className={styles.more}>
          {t('row.all')}
          <Unseen>: {title}</Unseen>
          <span className={styles.chevron}>
            <Icon name="next" directed />
          </span>
        </LocaleLink>
      )}
    </div>
  );
};
