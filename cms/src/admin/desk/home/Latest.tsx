import { Link } from 'react-router-dom';

import type { RecordsPage } from '../../../desk/desk-record';
import { rememberList } from '../frame/last-list';
import { recordPath } from '../frame/record-address';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { PlanMarks } from '../planner/PlanMarks';
import { StateStar } from '../parts/StateStar';
import { Thumb } from '../parts/Thumb';
import { TwoTitles } from '../parts/TwoTitles';
import { useDeskData } from '../use-desk-data';
import styles from './home.module.css';

/** The records that were changed last. */
export const Latest = () => {
  const { text, locale, day } = useDeskLanguage();
  const records = useDeskData<RecordsPage>('/desk/records?list=words&size=8').data?.records ?? [];
  if (records.length === 0) return null;
  return (
    <section className={parts['sheet']} aria-labelledby="desk-latest">
      <header className={parts['heading']}>
        <h2 id="desk-latest">{text('latest')}</h2>
      </header>
      <ul className={styles['pairs']}>
        {records.map((record) => (
          <li key={record.type + record.documentId}>
            <Link
              className={styles['line']}
              to={recordPath(record.type, record.documentId)}
              onClick={() => rememberList({ address: '/', name: text('today'), records })}
            >
              <Thumb picture={record.picture} type={record.type} />
              <TwoTitles record={record} />
              <span className={styles['state']}>
                <StateStar state={record.states[locale]} locale={locale} />
                <PlanMarks plans={record.plans} language={locale} isShort />
                <small className={parts['quiet']}>{day(record.changedAt)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
