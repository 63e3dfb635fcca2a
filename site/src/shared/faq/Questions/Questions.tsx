import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { FaqEntry } from '../FaqEntry/FaqEntry';
import { QUESTIONS_SHOWN } from '../questions-shown';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { buttonClass } from '../../ui/Button/button-class';
import * as styles from './Questions.module.css';

interface Props {
  title: string;
  /** Number of shown questions. */
  shown?: number;
  entries: readonly { key: string; question: string; answer: string }[];
}

/** Most frequent questions with the first answer open, and a link to all questions. */
export const Questions = ({ title, shown = QUESTIONS_SHOWN, entries }: Props) => {
  const { t } = useTranslation();
  return (
    <section className={styles.questions} aria-labelledby="faq">
      <div className={styles.head}>
        <h2 id="faq">
          <Words>{title}</Words>
        </h2>
        <LocaleLink to="/faq" className={`${buttonClass('text')} ${styles.all}`}>
          {t('landing.allQuestions')}
        </LocaleLink>
      </div>
      <div className={styles.list}>
        {entries.slice(0, shown).map((entry, position) => (
          <FaqEntry key={entry.key} entry={entry} open={position === 0} />
        ))}
      </div>
    </section>
  );
};
