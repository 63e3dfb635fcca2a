import { useTranslation } from 'react-i18next';

import { useNow } from '../../../shared/clock/use-now';
import { ZoneNote } from '../../../shared/clock/ZoneNote/ZoneNote';
import { usePublicQuery } from '../../../shared/graph/use-public-query';
import type { WatchPageQuery } from '../WatchPage/watch-page.query.generated';
import * as styles from './LinearNow.module.css';
import { LinearNowOperation } from './linear-now.query.generated';
import { programmePair } from './programme-pair';
import { ProgrammeLine } from './ProgrammeLine';

const HOUR_MS = 60 * 60 * 1000;
/** A programme may begin long before the hour that is asked for; what is next may be on the next day. */
const AHEAD_MS = 24 * HOUR_MS;

/** Returns the range to ask for at `now`: from the full hour on, so that the answer is shared for an hour. */
const rangeAt = (now: number) => {
  const hour = now - (now % HOUR_MS);
  return { from: new Date(hour).toISOString(), to: new Date(hour + AHEAD_MS).toISOString() };
};

interface Props {
  /** Video that plays the schedule of its channel, and its own film between programmes. */
  video: Pick<NonNullable<WatchPageQuery['video']>, 'code' | 'title' | 'language'>;
  /** Content version of the page: after a publish the schedule is read again. */
  version: number | null;
}

/**
 * What a linear channel plays at this moment and what comes next, by the server's clock. It speaks of the live edge,
 * also for viewers who are behind it. Without an answer there is nothing.
 */
export const LinearNow = ({ video, version }: Props) => {
  const { t } = useTranslation();
  const now = useNow();
  const asked = now === null ? null : { code: video.code, ...rangeAt(now) };
  const { data, failed } = usePublicQuery(LinearNowOperation, asked, version);
  if (now === null || (!data && !failed))
    return (
      <>
        <div className={styles.waiting} aria-busy="true" />
        <ZoneNote />
      </>
    );
  const { running, next } = programmePair(data?.video?.linearChannel?.schedule?.nodes ?? [], now);
  if (!running && !next) return null;
  return (
    <>
      <dl className={styles.lines}>
        <dt className={`${styles.label} ${styles.on}`}>{t('watch.onNow')}</dt>
        <ProgrammeLine
          title={running?.title ?? video.title}
          language={running?.language ?? video.language}
          entry={running}
          withEnd
          now={now}
        />
        {next && (
          <>
            <dt className={styles.label}>{t('watch.next')}</dt>
            <ProgrammeLine title={next.title} language={next.language} entry={next} now={now} />
          </>
        )}
      </dl>
      <ZoneNote />
    </>
  );
};
