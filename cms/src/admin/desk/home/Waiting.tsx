import type { Locale } from '@sahra/schemas/constants';
import { Link } from 'react-router-dom';

import type { LanguageState, PairCount } from '../../../desk/desk-record';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { Failed, LoadingRows, Say } from '../records/ListState';
import { FailedPlans } from '../planner/FailedPlans';
import { useDeskData } from '../use-desk-data';
import styles from './home.module.css';

const STATES = ['missing', 'outdated', 'draft'] as const;
const ACTION = { missing: 'translate', outdated: 'compare', draft: 'look' } as const;

/** How many texts of each language wait for something, with the way to them. */
export const Waiting = () => {
  const { text, counted, locales, number } = useDeskLanguage();
  const { data, failed, reading, reload } = useDeskData<PairCount[]>('/desk/translations');
  const countOf = (locale: Locale, state: LanguageState): number =>
    (data ?? []).filter((pair) => pair[locale] === state).reduce((sum, { count }) => sum + count, 0);
  const tasks = locales
    .flatMap((locale) => STATES.map((state) => ({ locale, state, count: countOf(locale, state) })))
    .filter(({ count }) => count > 0);
  return (
    <section className={parts['sheet']} aria-labelledby="desk-waiting">
      <header className={parts['heading']}>
        <h2 id="desk-waiting">{text('waiting')}</h2>
        <span className={parts['quiet']}>{text('waitingHint')}</span>
      </header>
      <FailedPlans />
      {failed ? (
        <Failed onRetry={reload} isReading={reading} />
      ) : !data ? (
        <LoadingRows />
      ) : tasks.length === 0 ? (
        <Say>
          <p>{text('nothingWaits')}</p>
          <Link className={parts['button']} to="/desk/videos">
            {text('list.videos')}
          </Link>
        </Say>
      ) : (
        <ul>
          {tasks.map(({ locale, state, count }, place) => (
            <li key={locale + state} className={styles['task']}>
              <span className={[styles['edge'], styles[state]].join(' ')} aria-hidden="true" />
              <span className={[styles['count'], parts['number']].join(' ')}>{number(count)}</span>
              <span className={styles['what']}>
                <b>{text(`home.${state}.${locale}`)}</b>
                {counted(`why.${state}`, count)}
              </span>
              <Link
                className={[parts['button'], place === 0 ? parts['primary'] : ''].join(' ')}
                to={`/desk/translations?language=${locale}&state=${state}`}
              >
                {text(ACTION[state])}
                <span className={parts['hidden']}>: {text(`home.${state}.${locale}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <p className={styles['live']}>
          {locales.map((locale) => (
            <Link
              key={locale}
              className={parts['link']}
              to={`/desk/translations?language=${locale}&state=live`}
            >
              {counted(`home.live.${locale}`, countOf(locale, 'live'))}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
};
