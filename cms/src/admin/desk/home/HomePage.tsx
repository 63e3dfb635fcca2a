import { useDeskNow } from '../../desk-clock';
import { useDeskLanguage } from '../language/use-desk-language';
import { DeskPage, type PageKeys } from '../frame/DeskPage';
import { useEditor } from '../frame/use-editor';
import parts from '../parts/parts.module.css';
import styles from './home.module.css';
import { FirstSteps } from './FirstSteps';
import { Latest } from './Latest';
import { OnAir } from './OnAir';
import { Waiting } from './Waiting';

const KEYS: PageKeys = [
  ['G V', 'list.videos'],
  ['G T', 'translations'],
  ['Ctrl K', 'keys.find'],
];
const NOON = 12;

/** First screen of the desk: what waits, what changed, and what viewers see now. */
export const HomePage = () => {
  const { text, day, time, zone } = useDeskLanguage();
  const { name, isOwner } = useEditor();
  const now = new Date(useDeskNow()).toISOString();
  return (
    <DeskPage
      keys={KEYS}
      name={text(Number(time(now).slice(0, 2)) < NOON ? 'morning' : 'evening', { name })}
      more={
        <span className={[parts['quiet'], styles['day']].join(' ')}>
          {day(now)} · <span className={parts['number']}>{time(now)}</span> <bdi>({zone})</bdi>
        </span>
      }
    >
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          {isOwner && <FirstSteps />}
          <Waiting />
          <Latest />
        </div>
        <OnAir />
      </div>
    </DeskPage>
  );
};
