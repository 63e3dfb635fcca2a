import { useTranslation } from 'react-i18next';

import { FaqEntry } from '../FaqEntry/FaqEntry';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../ui/Button/button-class';
import * as styles from './Questions.module.css';

/** The rest are one click away: more would hide the letter below them. */
const SHOWN = 6;

interface Props {
  title: string;
  /** How many are shown. */
  shown?: number;
  entries: readonly { id: string; question: string; answer: string }[];
}

/** The questions that people ask first, the first of them answered, and the way to all of them. */
export const Questions = ({ title, shown = SHOWN, entries }: Props) => {
  const { t } = useTranslation();
  return (
    <section className={styles.questions} aria-labelledby="faq">
      <div className={styles.head}>
        <h2 id="faq">{title}</h2>
        <LocaleLink to="/faq" className={`${buttonClass('text')} ${styles.all}`}>
          {t('landing.allQuestions')}
        </LocaleLink>
      </div>
      <div className={styles.list}>
        {entries.slice(0, shown).map((entry, position) => (
          <FaqEntry key={entry.id} entry={entry} open={position === 0} />
        ))}
      </div>
    </section>
  );
};
