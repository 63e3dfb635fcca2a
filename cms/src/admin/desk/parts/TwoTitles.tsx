import { DIRECTION } from '@sahra/schemas/constants';

import type { DeskRecord } from '../../../desk/desk-record';
import { useDeskLanguage, type DeskLanguage } from '../language/use-desk-language';
import styles from './parts.module.css';

type Named = Pick<DeskRecord, 'titles'> & Partial<Pick<DeskRecord, 'type' | 'states' | 'number' | 'key'>>;

/** What a record without any title is called: the number of a season, else its kind. */
const fallbackOf = (
  { type, number, key }: Named,
  { text, typeName, number: format }: DeskLanguage,
): string => {
  if (typeof number === 'number') return text('season', { number: format(number) });
  return key ?? typeName(type ?? 'video');
};

/** Titles of a record, the editor's language first; in place of a missing one stands that it is missing. */
export const TwoTitles = ({ record }: { record: Named }) => {
  const language = useDeskLanguage();
  const { text, locales } = language;
  const { titles, states } = record;
  const written = locales.filter((locale) => (titles[locale] ?? '') !== '');
  const missing = locales.filter((locale) => !written.includes(locale) && states?.[locale] === 'missing');
  return (
    <span className={styles['titles']}>
      {written.length === 0 && <span className={styles['own']}>{fallbackOf(record, language)}</span>}
      {written.map((locale, place) => (
        <span
          key={locale}
          className={place === 0 ? styles['own'] : styles['echo']}
          lang={locale}
          dir={DIRECTION[locale]}
        >
          {titles[locale]}
        </span>
      ))}
      {missing.map((locale) => (
        <span key={locale} className={styles['lacking']}>
          {text(`noTitle.${locale}`)}
        </span>
      ))}
    </span>
  );
};
