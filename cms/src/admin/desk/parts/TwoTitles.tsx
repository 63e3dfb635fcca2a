import { DIRECTION } from '@sahra/schemas/constants';

import { useDeskLanguage } from '../language/use-desk-language';
import { untitledName, type NamedRecord } from './record-title';
import styles from './parts.module.css';

/** Titles of a record, the editor's language first; in place of a missing one stands that it is missing. */
export const TwoTitles = ({ record }: { record: NamedRecord }) => {
  const language = useDeskLanguage();
  const { text, locales } = language;
  const { titles, states } = record;
  const written = locales.filter((locale) => (titles[locale] ?? '') !== '');
  const missing = locales.filter((locale) => !written.includes(locale) && states?.[locale] === 'missing');
  return (
    <span className={styles['titles']}>
      {written.length === 0 && <span className={styles['own']}>{untitledName(record, language)}</span>}
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
