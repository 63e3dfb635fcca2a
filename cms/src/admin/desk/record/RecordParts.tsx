import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import styles from './record.module.css';

/** On a phone, where all parts of a record stand below each other: the way from one to another. */
export const RecordParts = () => {
  const { text, locales } = useDeskLanguage();
  const ways = [
    ...locales.map((locale) => ({ id: `language-${locale}`, name: text(locale) })),
    { id: 'facts-name', name: text('rec.parts.facts') },
  ];
  return (
    <nav className={styles['parts']} aria-label={text('rec.parts')}>
      {ways.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={controls['pill']}
          onClick={() => {
            const heading = document.getElementById(id);
            heading?.scrollIntoView();
            heading?.focus({ preventScroll: true });
          }}
        >
          {name}
        </button>
      ))}
    </nav>
  );
};
