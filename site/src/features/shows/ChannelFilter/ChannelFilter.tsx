import { useTranslation } from 'react-i18next';

import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import * as styles from './ChannelFilter.module.css';

export interface FilterChannel {
  slug: string;
  name: string;
  language: 'EN' | 'AR';
  /** Number of its shows. */
  count: number;
}

interface Props {
  channels: readonly FilterChannel[];
  /** Slug of the chosen channel; `all` for every channel. */
  chosen: string;
  onChoose: (slug: string) => void;
}

export const ALL_CHANNELS = 'all';

/** Filter that narrows a list of shows to one channel. */
export const ChannelFilter = ({ channels, chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  return (
    <div className={styles.chips} role="group" aria-label={t('shows.filter')}>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={chosen === ALL_CHANNELS}
        onClick={() => onChoose(ALL_CHANNELS)}
      >
        {t('shows.everyChannel')}
      </button>
      {channels.map(({ slug, name, language, count }) => (
        <button
          key={slug}
          type="button"
          className={styles.chip}
          aria-pressed={chosen === slug}
          onClick={() => onChoose(slug)}
        >
          <bdi {...languageProps(language, locale)}>{name}</bdi>
          <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
};
