import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { pushSearch, useSearch } from '../../../shared/address/use-search';
import { PlainProgramme } from '../../../shared/catalogue/PlainProgramme/PlainProgramme';
import { serverNow } from '../../../shared/clock/server-clock';
import { useFresh } from '../../../shared/content/use-fresh';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMediaQuery } from '../../../shared/page/use-media-query';
import { Button } from '../../../shared/ui/Button/Button';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState/ErrorState';
import { ScheduleGrid } from '../ScheduleGrid/ScheduleGrid';
import { ScheduleList } from '../ScheduleList/ScheduleList';
import { ScheduleSkeleton } from '../ScheduleSkeleton/ScheduleSkeleton';
import { OutdatedBanner } from '../ServedDay/OutdatedBanner';
import { ServedDay } from '../ServedDay/ServedDay';
import { showsServedDay } from '../ServedDay/shows-served-day';
import type { Entry } from '../timeline/channel-rows';
import { dayRange } from '../timeline/day-range';
import { liveEvents } from '../timeline/live-events';
import { useScheduleChoice } from '../use-schedule-choice';
import { useScheduleDay } from '../use-schedule-day';
import { builtDay } from './built-day';
import { SchedulePageOperation } from './schedule-page.query.generated';
import type { SchedulePageQuery } from './schedule-page.query.generated';

/** From this width on there is room for the grid (tablets); below it is a list. */
const WIDE = '(width >= 48rem)';

/** A day of the schedule: a grid where there is room, a list on phones. */
export const SchedulePage = ({ built }: { built: SchedulePageQuery }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { channels } = useFresh(built, SchedulePageOperation, builtDay(serverNow()), locale);
  const icons = useMemo(
    () => new Map((channels?.nodes ?? []).flatMap(({ slug, icon }) => (icon ? [[slug, icon]] : []))),
    [channels],
  );
  const choice = useScheduleChoice();
  const search = useSearch();
  const isWide = useMediaQuery(WIDE);
  const { day = null, timeZone = null } = choice ?? {};
  const range = useMemo(
    () => (day === null || timeZone === null ? null : dayRange(day, timeZone)),
    [day, timeZone],
  );
  const { loaded, failed, retry } = useScheduleDay(range);
  const isToday = choice !== null && choice.day === choice.today;
  const now = choice?.now ?? null;
  const channel = choice?.channel ?? null;
  const shown = useMemo((): Entry[] | null => {
    if (!loaded || now === null) return null;
    const events = isToday ? liveEvents(loaded.videos, loaded.entries, now) : [];
    const all = [...loaded.entries, ...events];
    return channel === null ? all : all.filter((entry) => entry.channel?.slug === channel);
  }, [loaded, isToday, now, channel]);

  const isServed = !search && (!failed || (range !== null && showsServedDay(range)));
  if (failed || !choice || !range || !shown)
    return (
      <>
        {!failed && (
          <noscript>
            <PlainProgramme entries={built.schedule?.nodes ?? []} />
          </noscript>
        )}
        {failed &&
          (isServed && !isWide ? (
            <OutdatedBanner onRetry={retry} />
          ) : (
            <ErrorState title={t('schedule.failed')} text={t('record.failedText')} onRetry={retry} />
          ))}
        {isServed && <ServedDay built={built} icons={icons} />}
        {!failed && <ScheduleSkeleton />}
      </>
    );
  if (shown.length === 0)
    return (
      <EmptyState
        title={t('schedule.empty')}
        text={t(choice.channel ? 'schedule.emptyChannel' : 'schedule.emptyDay')}
        action={
          <Button
            look="ghost"
            onClick={() => pushSearch({ channel: null, ...(choice.channel ? {} : { day: null }) })}
          >
            {t(choice.channel ? 'schedule.everyChannel' : 'schedule.goToday')}
          </Button>
        }
      />
    );
  const parts = { entries: shown, range, now: choice.now, isToday, timeZone: choice.timeZone, icons };
  return isWide ? (
    <ScheduleGrid key={`${choice.day} ${choice.timeZone}`} {...parts} />
  ) : (
    <ScheduleList {...parts} />
  );
};
