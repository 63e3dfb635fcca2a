import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Icon } from '../../ui/Icon/Icon';
import { Star } from '../../ui/Star/Star';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden';
import * as styles from './RowHead.module.css';

interface Props {
  /** Id of the heading, for `aria-labelledby` and for links. */
  id?: string | undefined;
  title: ReactNode;
  /** Unprefixed URL of the full list. */
  path?: string | null | undefined;
  /** Text of that link, when it leads elsewhere than to the whole row. */
  pathLabel?: string | undefined;
  /** Stands beside the heading. */
  note?: ReactNode;
}

/** Header of a row: a star, the heading, and the link to the full list. */
export const RowHead = ({ id, title, path, pathLabel, note }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={note ? `${styles.head} ${styles.noted}` : styles.head}>
      <Star className={styles.star} />
      <h2 id={id} className={styles.title}>
        {typeof title === 'string' ? <Words>{title}</Words> : title}
      </h2>
      {note}
      {path && (
        <LocaleLink to={path} className={styles.more}>
          {pathLabel ?? t('row.all')}
          {pathLabel === undefined && <VisuallyHidden>: {title}</VisuallyHidden>}
          <span className={styles.chevron}>
            <Icon name="next" directed />
          </span>
        </LocaleLink>
      )}
    </div>
  );
};
