import { DIRECTION, OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';
import { formatList } from '@sahra/schemas/format-list';
import { useContext, useMemo } from 'react';

import { glossaryHints } from '../../../desk/glossary/glossary-hints';
import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import parts from '../parts/parts.module.css';
import { GlossaryContext } from './glossary-context';
import styles from './glossary.module.css';

const MOST = 4;

interface Props {
  locale: Locale;
  text: string;
  /** The same field in the other language. */
  other: string;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** What the glossary says of a text: agreed words that it could use, and words to avoid that it does use. */
export const GlossaryHints = ({ locale, text: written, other, disabled, onChange }: Props) => {
  const { text } = useDeskLanguage();
  const indexes = useContext(GlossaryContext);
  const hints = useMemo(
    () =>
      indexes && !disabled ? glossaryHints(indexes, { locale, text: written, other }).slice(0, MOST) : [],
    [indexes, disabled, locale, written, other],
  );
  if (hints.length === 0) return null;
  const source = OTHER_LOCALE[locale];
  return (
    <ul className={styles['hints']} aria-label={text('gloss.hints')}>
      {hints.map(({ term, used, repaired }) => {
        const agreed = term.texts[locale];
        return (
          <li key={term.id}>
            {used === null || repaired === null ? (
              <>
                <bdi className={styles['agreed']} lang={locale} dir={DIRECTION[locale]}>
                  {agreed}
                </bdi>{' '}
                <small>{text('gloss.for', { source: term.texts[source] })}</small>{' '}
                {term.avoid[locale].length > 0 && (
                  <small>{text('gloss.not', { words: formatList(term.avoid[locale], locale) })}</small>
                )}
              </>
            ) : (
              <>
                <Icon name="warning" className={styles['warning']} />
                <span>{text('gloss.used', { used })}</span>{' '}
                <button type="button" className={parts['link']} onClick={() => onChange(repaired)}>
                  {text('gloss.write', { agreed })}
                </button>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
};
