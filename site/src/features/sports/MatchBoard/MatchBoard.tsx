import { GULF_TIME_ZONE } from '@sahra/schemas/constants';
import { useTranslation } from 'react-i18next';

import { RowHead } from '../../../shared/catalogue/RowHead/RowHead';
import { useNow } from '../../../shared/clock/use-now';
import { ZoneNote } from '../../../shared/clock/ZoneNote/ZoneNote';
import { useZone } from '../../../shared/clock/use-zone';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { formatMatchDay, nearDay } from '../day-name';
import { LiveMatch } from '../LiveMatch/LiveMatch';
import { MatchCard } from '../MatchCard/MatchCard';
import type { MatchFragment } from '../match.fragment.generated';
import { matchBoard } from '../match-days';
import * as styles from './MatchBoard.module.css';

interface Props {
  /** Live events: on air, to come, and over. */
  matches: readonly MatchFragment[];
  builtPaths: readonly string[];
  /** Names the sport of each match. */
  ofSport?: boolean;
}

/** Live events by time: the one on air large, then the days in the viewer's time zone. Empty without events. */
export const MatchBoard = ({ matches, builtPaths, ofSport = false }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const now = useNow();
  const ownZone = useZone();
  const zone = ownZone ?? GULF_TIME_ZONE;
  const { live, days } = matchBoard(matches, now, zone);
  const [first, ...others] = live;
  const scheduled = builtPaths.includes('/schedule');
  const cards = (list: readonly MatchFragment[]) => (
    <ul className={styles.cards}>
      {list.map((match) => (
        <MatchCard
          key={match.code}
          match={match}
          now={now}
          zone={ownZone}
          scheduled={scheduled}
          ofSport={ofSport}
        />
      ))}
    </ul>
  );
  return (
    <>
      {first && <LiveMatch match={first} now={now} zone={ownZone} />}
      {live.length + days.length > 0 && <ZoneNote />}
      {others.length + days.length > 0 && (
        <section className={styles.board}>
          <RowHead title={t('sports.matches')} />
          <div className={styles.days}>
            {others.length > 0 && (
              <div className={styles.group}>
                <h3 className={styles.day}>{t('sports.liveNow')}</h3>
                {cards(others)}
              </div>
            )}
            {days.map(({ day, startsAt, matches: ofDay }) => {
              const near = nearDay(day, now, zone);
              const date = formatMatchDay(startsAt, locale, zone);
              return (
                <div key={day} className={styles.group}>
                  <h3 className={styles.day}>{near ? t('sports.day', { name: t(near), date }) : date}</h3>
                  {cards(ofDay)}
                </div>
              );
            })}
          </div>
        </section>
      )}
    </>
  );
};
