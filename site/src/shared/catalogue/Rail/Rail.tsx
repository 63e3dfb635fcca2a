import type { ReactNode } from 'react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../../ui/Icon/Icon';
import { CardPlace } from '../card-place';
import { RowHead } from '../RowHead/RowHead';
import * as styles from './Rail.module.css';
import { useRail } from './use-rail';

interface Props {
  title: string;
  shape: 'poster' | 'wide' | 'upright' | 'star';
  /** Unprefixed address of everything that the row shows a part of. */
  path?: string | null | undefined;
  /** Id of the heading, so that the row can be linked to. */
  id?: string | undefined;
  /** Cards, each a list item. */
  children: ReactNode;
}

/** A row of cards that runs past the edge of the page; a cut card is the sign of more. */
export const Rail = ({ title, shape, path, id, children }: Props) => {
  const { t } = useTranslation();
  const own = useId();
  const heading = id ?? own;
  const list = useRef<HTMLUListElement>(null);
  const { more, measure, step, walk } = useRail(list);
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <RowHead id={heading} title={title} path={path} />
      <div className={styles.viewport}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the links inside, as a help beside Tab */}
        <ul ref={list} className={`${styles.rail} ${styles[shape]}`} onScroll={measure} onKeyDown={walk}>
          <CardPlace.Provider value="rail">{children}</CardPlace.Provider>
        </ul>
        {/* For pointers: keys reach every card without them, so they are no stops on the way. */}
        {more.back && (
          <button
            type="button"
            tabIndex={-1}
            className={`${styles.button} ${styles.back}`}
            aria-label={t('row.back', { title })}
            onClick={() => step(-1)}
          >
            <Icon name="back" directed />
          </button>
        )}
        {more.forward && (
          <button
            type="button"
            tabIndex={-1}
            className={`${styles.button} ${styles.forward}`}
            aria-label={t('row.forward', { title })}
            onClick={() => step(1)}
          >
            <Icon name="next" directed />
          </button>
        )}
      </div>
    </section>
  );
};
