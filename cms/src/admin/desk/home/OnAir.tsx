import { Link } from 'react-router-dom';

import type { OnAirEntry } from '../../../desk/desk-record';
import { useDeskNow } from '../../desk-clock';
import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import parts from '../parts/parts.module.css';
import { Star } from '../parts/StateStar';
import { Thumb } from '../parts/Thumb';
import { TwoTitles } from '../parts/TwoTitles';
import { useDeskData } from '../use-desk-data';
import styles from './home.module.css';

/** What the schedule shows viewers now, and what follows. */
export const OnAir = () => {
  const { text, time, zone, locale } = useDeskLanguage();
  const { data } = useDeskData<OnAirEntry[]>('/desk/on-air');
  const now = useDeskNow();
  return (
    <section className={parts['sheet']} aria-labelledby="desk-air">
      <header className={[parts['heading'], styles['airHead']].join(' ')}>
        <h2 id="desk-air">{text('onAir')}</h2>
        <span className={[parts['quiet'], styles['zone']].join(' ')}>{zone}</span>
        <Link className={parts['link']} to="/desk/schedule?sort=date">
          {text('openSchedule')}
        </Link>
      </header>
      {data?.length === 0 && <p className={controls['say']}>{text('nothingOnAir')}</p>}
      <ul>
        {data?.map((entry) => {
          const runs = Date.parse(entry.startsAt) <= now;
          const channel = entry.channel?.[locale] ?? entry.channel?.en;
          return (
            <li key={entry.documentId} className={styles['programme']}>
              <span className={[styles['hour'], parts['number']].join(' ')}>{time(entry.startsAt)}</span>
              {runs && <Thumb picture={entry.picture} type="schedule-entry" />}
              <span className={styles['what']}>
                {runs && (
                  <span className={[parts['state'], parts['air']].join(' ')}>
                    <Star shape="air" />
                    {text('now')}
                  </span>
                )}
                <TwoTitles record={entry} />
                {channel}
                {runs && ` · ${text('until', { time: time(entry.endsAt) })}`}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
