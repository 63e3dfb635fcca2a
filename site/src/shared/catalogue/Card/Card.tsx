import type { CSSProperties, ReactNode } from 'react';
import { useContext } from 'react';

import { Words } from '../../direction/Words';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Picture } from '../../ui/Picture/Picture';
import type { PictureLoading } from '../../ui/Picture/Picture';
import type { ShownPicture } from '../../ui/Picture/shown-picture';
import { CardPlace } from '../card-place';
import { Duration } from '../Duration/Duration';
import { SIZES } from '../picture-sizes';
import * as styles from './Card.module.css';

interface Props {
  /** Unprefixed URL. */
  to: string;
  /** Whether the card says that it goes on or plays, and not only what there is. */
  plays?: boolean;
  shape: 'poster' | 'wide' | 'upright';
  picture: ShownPicture | null;
  /** When its picture is loaded; without it when it comes near the window. */
  loading?: PictureLoading | undefined;
  name: string;
  /** Actual language of the name. */
  language: 'EN' | 'AR';
  badges?: ReactNode;
  durationSeconds?: number | null;
  /** Watched part, from 0 to 1. */
  progress?: number;
  /** Details under the name, most important first; narrow cards show only the first. */
  meta?: readonly ReactNode[];
  /** Additional control in the corner of the picture, beside the link. */
  action?: ReactNode;
}

/** Card of one record in a list: picture, name and the details that help to choose. */
export const Card = ({
  to,
  plays,
  shape,
  picture,
  loading,
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
    <li className={shape === 'upright' ? `${styles.card} ${styles.titled}` : styles.card}>
      <LocaleLink to={to} plays={plays} className={styles.link}>
        <span className={styles.name}>
          <bdi {...languageProps(language, locale)}>
            <Words language={language}>{name}</Words>
          </bdi>
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
            loading={loading}
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
