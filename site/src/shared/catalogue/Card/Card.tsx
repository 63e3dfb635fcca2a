import type { CSSProperties, ReactNode } from 'react';
import { useContext } from 'react';

import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Picture } from '../../ui/Picture/Picture';
import type { ShownPicture } from '../../ui/Picture/shown-picture';
import { CardPlace } from '../card-place';
import { Duration } from '../Duration/Duration';
import { SIZES } from '../picture-sizes';
import * as styles from './Card.module.css';

interface Props {
  /** Unprefixed address. */
  to: string;
  shape: 'poster' | 'wide' | 'upright';
  picture: ShownPicture | null;
  name: string;
  /** Language that the name is really in. */
  language: 'EN' | 'AR';
  badges?: ReactNode;
  durationSeconds?: number | null;
  /** How much of it the viewer has seen, from 0 to 1. */
  progress?: number;
  /** Facts under the name, the most telling first; narrow cards show only that one. */
  meta?: readonly ReactNode[];
  /** What can be done with it beside following its link: a small control on the corner of its picture. */
  action?: ReactNode;
}

/** One record in a list: its picture, its name, and what has to be known before choosing. */
export const Card = ({
  to,
  shape,
  picture,
  name,
  language,
  badges,
  durationSeconds = null,
  progress,
  meta = [],
  action,
}: Props) => {
  const { locale } = usePageLocale();
  const place = useContext(CardPlace);
  const done: CSSProperties & Record<'--done', string> = {
    '--done': `${Math.round((progress ?? 0) * 100)}%`,
  };
  return (
    <li className={styles.card}>
      <LocaleLink to={to} className={styles.link}>
        <span className={styles.name}>
          <bdi {...languageProps(language, locale)}>{name}</bdi>
        </span>
        {meta.length > 0 && (
          <span className={styles.meta}>
            {meta.map((fact, index) => (
              <span key={index}>{fact}</span>
            ))}
          </span>
        )}
        <span className={`${styles.art} ${styles[shape]}`}>
          <Picture
            picture={picture}
            sizes={SIZES[shape === 'wide' ? 'wide' : 'poster'][place]}
            className={styles.picture}
            decorative
          />
          {badges && <span className={styles.badges}>{badges}</span>}
          {progress !== undefined && <span className={styles.progress} style={done} />}
          {durationSeconds !== null && (
            <span className={styles.duration}>
              <Duration seconds={durationSeconds} />
            </span>
          )}
        </span>
      </LocaleLink>
      {action && <div className={styles.action}>{action}</div>}
    </li>
  );
};
