import { OTHER_LOCALE } from '@sahra/schemas/constants';
import { namesShow } from '@sahra/schemas/names-show';
import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { SIZES } from '../../catalogue/picture-sizes';
import { Picture } from '../../ui/Picture/Picture';
import type { Suggestion } from '../use-suggestions';
import * as styles from './SuggestionList.module.css';

interface Facts {
  picture: Parameters<typeof Picture>[0]['picture'];
  language: 'EN' | 'AR' | null;
  echo: string | null;
  /** Name of the show or channel that it belongs to. */
  of: { name: string; language: 'EN' | 'AR' } | null;
}

const NOTHING: Facts = { picture: null, language: null, echo: null, of: null };

const factsOf = ({ text, record }: Suggestion): Facts => {
  switch (record?.__typename) {
    case 'Show':
      return { ...record, picture: record.thumbnail, echo: record.titleEcho, of: record.channel };
    case 'Video':
      return {
        ...NOTHING,
        picture: record.thumbnail,
        language: record.language,
        of:
          record.show && !namesShow(text, record.show.title)
            ? { name: record.show.title, language: record.show.language }
            : null,
      };
    case 'Channel':
      return { ...NOTHING, picture: record.icon, language: record.language };
    case undefined:
      return NOTHING;
  }
};

const KINDS = { SHOW: 'suggest.show', VIDEO: 'suggest.video', CHANNEL: 'suggest.channel' } as const;

/** Suggested show, video or channel: small picture, title, and what it is. */
export const SuggestedRecord = ({ suggestion }: { suggestion: Suggestion }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { text, kind } = suggestion;
  const { picture, language, echo, of } = factsOf(suggestion);
  return (
    <>
      <span className={kind === 'CHANNEL' ? `${styles.art} ${styles.star}` : styles.art}>
        <Picture picture={picture} sizes={SIZES.thumb} className={styles.picture} decorative />
      </span>
      <span className={styles.facts}>
        <span className={styles.title}>
          <bdi {...(language ? languageProps(language, locale) : {})}>
            <Words language={language}>{text}</Words>
          </bdi>
          {echo && (
            <bdi className={styles.echo} lang={OTHER_LOCALE[locale]}>
              <Words language={OTHER_LOCALE[locale]}>{echo}</Words>
            </bdi>
          )}
        </span>
        <span className={styles.meta}>
          <span>{t(KINDS[kind])}</span>
          {of && (
            <bdi {...languageProps(of.language, locale)}>
              <Words language={of.language}>{of.name}</Words>
            </bdi>
          )}
        </span>
      </span>
    </>
  );
};
