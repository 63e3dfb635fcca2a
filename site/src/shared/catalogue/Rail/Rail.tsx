import type { CSSProperties, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { Icon } from '../../ui/Icon/Icon';
import { CardPlace } from '../card-place';
import { RowHead } from '../RowHead/RowHead';
import * as styles from './Rail.module.css';
import { useRail } from './use-rail';

interface Props {
  title: string;
  shape: 'poster' | 'wide' | 'upright' | 'star';
  /** Unprefixed URL of the full list. */
  path?: string | null | undefined;
  /** Text of the link to it; without it "See all". */
  pathLabel?: string | undefined;
  /** Sentence under the heading. */
  text?: string | undefined;
  /** Id of the heading, for links to the row. */
  id?: string | undefined;
  /** Stands in place of the head; it contains the heading with `id`. */
  head?: ReactNode;
  /** How many rows below the first window of a phone are drawn before this one; 0 or absent: drawn with the first frame. */
  turn?: number | undefined;
  /** Cards, each one a list item. */
  children: ReactNode;
}

/** Horizontally scrolling row of cards; a cut card indicates that there are more. */
export const Rail = ({ title, shape, path, pathLabel, text, id, head, turn = 0, children }: Props) => {
  const waits: CSSProperties & Record<'--turn', number> = { '--turn': turn };
  const { t } = useTranslation();
  const own = useId();
  const heading = id ?? own;
  const list = useRef<HTMLUListElement>(null);
  const { more, measure, step, walk } = useRail(list);
  return (
    <section
      className={turn > 0 ? `${styles.section} ${styles.later}` : styles.section}
      {...(turn > 0 ? { style: waits } : {})}
      aria-labelledby={heading}
    >
      {head ?? <RowHead id={heading} title={title} path={path} pathLabel={pathLabel} />}
      {text && (
        <p className={styles.text}>
          <Words>{text}</Words>
        </p>
      )}
      <div className={styles.viewport}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between the links inside, as a help beside Tab */}
        <ul
          ref={list}
          className={`${styles.rail} ${styles[shape] ?? ''}`}
          onScroll={measure}
          onKeyDown={walk}
        >
          <CardPlace.Provider value="rail">{children}</CardPlace.Provider>
        </ul>
        {/* For pointers only: keyboard users reach every card without these buttons, so they are not tab stops. */}
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
