import { useTranslation } from 'react-i18next';

import type { VideoCardFragment } from '../../../shared/catalogue/video-card.fragment.generated';
import { useNow } from '../../../shared/clock/use-now';
import { ZoneNote } from '../../../shared/clock/ZoneNote/ZoneNote';
import { usePublicQuery } from '../../../shared/graph/use-public-query';
import { NextProgrammes } from '../NextProgrammes/NextProgrammes';
import { ProgrammeNow } from '../ProgrammeNow/ProgrammeNow';
import * as styles from './OnAir.module.css';
import { OnAirOperation } from './on-air.query.generated';
import { programmesAt } from './programmes-at';
import type { Programme } from './programmes-at';

const HOUR_MS = 60 * 60 * 1000;
/** What is announced for the next evening too, so that a channel of few hours has something to name. */
const AHEAD_MS = 48 * HOUR_MS;

interface Props {
  /** Slug of the channel. */
  slug: string;
  name: string;
  /** Shown when nothing is on and nothing is announced. */
  newest: VideoCardFragment | null;
}

/** Returns the range to ask for at `now`: from the full hour on, so that the answer is shared for an hour. */
const rangeAt = (now: number) => {
  const hour = now - (now % HOUR_MS);
  return { from: new Date(hour).toISOString(), to: new Date(hour + AHEAD_MS).toISOString() };
};

const ofVideo = ({ code, title, language, thumbnail }: VideoCardFragment): Programme => ({
  key: code,
  entry: null,
  title,
  language,
  picture: thumbnail,
  startsAt: null,
  endsAt: null,
  live: false,
  videoCode: code,
});

/**
 * What a channel shows at this moment and what comes next, by the viewer's clock. Its space is reserved while it
 * loads. When nothing is on, it names the next programme; when nothing is announced, the newest video.
 */
export const OnAir = ({ slug, name, newest }: Props) => {
  const { t } = useTranslation();
  const now = useNow();
  const { data, failed } = usePublicQuery(OnAirOperation, now === null ? null : { slug, ...rangeAt(now) });
  if (now === null || (!data && !failed))
    return (
      <>
        <section
          className={`${styles.band} ${styles.waiting}`}
          aria-busy="true"
          aria-label={t('channel-page.onAir')}
        />
        <ZoneNote />
      </>
    );
  const { now: running, next } = data?.channel ? programmesAt(data.channel, now) : { now: null, next: [] };
  const [coming, ...later] = next;
  const latest = newest && ofVideo(newest);
  const main = running ?? coming ?? latest;
  if (!main) return null;
  const state = running ? 'now' : coming ? 'next' : 'newest';
  return (
    <>
      <section
        className={running?.live ? `${styles.band} ${styles.live}` : styles.band}
        aria-label={t('channel-page.onAir')}
      >
        <ProgrammeNow programme={main} state={state} now={now} />
        <NextProgrammes name={name} programmes={running ? next : later} now={now} />
      </section>
      {state !== 'newest' && <ZoneNote />}
    </>
  );
};
