import { Link } from 'react-router-dom';

import type { UsedIn } from '../../../desk/record/record-detail';
import { recordPath } from '../frame/record-address';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { Thumb } from '../parts/Thumb';
import { TwoTitles } from '../parts/TwoTitles';
import { Failed } from '../records/ListState';
import type { DeskData } from '../use-desk-data';
import panel from './panel.module.css';
import styles from './record.module.css';

/** Records that depend on a record, by type. */
export const UsedInList = ({ used }: { used: readonly UsedIn[] }) => {
  const { counted, typeName, number } = useDeskLanguage();
  return used.map(({ type, total, records }) => (
    <section key={type} className={panel['used']}>
      <h3>
        {typeName(type)} <small className={parts['number']}>{number(total)}</small>
      </h3>
      <ul>
        {records.map((record) => (
          <li key={record.documentId}>
            <Link to={recordPath(record.type, record.documentId)}>
              <Thumb picture={record.picture} type={record.type} />
              <TwoTitles record={record} />
            </Link>
          </li>
        ))}
      </ul>
      {total > records.length && (
        <p className={styles['quiet']}>{counted('used.more', total - records.length)}</p>
      )}
    </section>
  ));
};

/** What depends on the open record. */
export const UsedInPanel = ({ used: { data, failed, reading, reload } }: { used: DeskData<UsedIn[]> }) => {
  const { text } = useDeskLanguage();
  if (failed) return <Failed onRetry={reload} isReading={reading} />;
  if (!data) return <p className={styles['quiet']}>{text('loading')}</p>;
  return data.length === 0 ? (
    <p className={styles['quiet']}>{text('used.none')}</p>
  ) : (
    <UsedInList used={data} />
  );
};
