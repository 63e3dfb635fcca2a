import { GULF_TIME_ZONE } from '@sahra/schemas/constants';
import { useState } from 'react';

import { formatDay } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useBrowserValue } from '../../../shared/store/use-browser-value';
import type { ShownPicture } from '../../../shared/ui/Picture/shown-picture';
import { ListPart } from '../ScheduleList/ListPart';
import * as list from '../ScheduleList/ScheduleList.module.css';
import { gulfDay } from '../SchedulePage/built-day';
import type { SchedulePageQuery } from '../SchedulePage/schedule-page.query.generated';
import type { GroupKey } from '../timeline/list-groups';
import { entryOfEvent } from '../timeline/live-events';
import { SERVED_DAY_ID, servedDayScript } from './served-day-script';
import * as styles from './ServedDay.module.css';
import { ServedItem } from './ServedItem';

interface Props {
  built: SchedulePageQuery;
  icons: ReadonlyMap<string, ShownPicture>;
}

const PARTS: readonly GroupKey[] = ['earlier', 'now', 'dawn', 'later', 'night'];
const SCRIPT = servedDayScript({ on: list.on ?? '', ended: list.ended ?? '' });

/** What is written into the page: the programmes of the build, and the parts into which the script puts them. */
const Content = ({ built, icons, midnight }: Props & { midnight: number }) => {
  const { locale } = usePageLocale();
  const iconOf = (channel: { slug: string } | null) => icons.get(channel?.slug ?? '') ?? null;
  return (
    <>
      {PARTS.map((part) => (
        <ListPart
          key={part}
          part={part}
          count={0}
          nextDay={part === 'night' ? formatDay(midnight, locale, GULF_TIME_ZONE) : null}
          data-part={part}
          hidden
        />
      ))}
      <ol hidden>
        {(built.schedule?.nodes ?? []).map((entry) => (
          <ServedItem key={entry.code} entry={entry} icon={iconOf(entry.channel)} />
        ))}
        {(built.videos?.nodes ?? []).map((video) => {
          const entry = video.liveState === 'ENDED' ? null : entryOfEvent(video);
          return (
            entry && (
              <ServedItem
                key={video.code}
                entry={entry}
                eventEnd={video.endsAt}
                icon={iconOf(video.channel)}
              />
            )
          );
        })}
      </ol>
      <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
    </>
  );
};

/** Returns the block that stands in the document; undefined while the page is written. */
const writtenHtml = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.getElementById(SERVED_DAY_ID)?.innerHTML;

/**
 * The day of the build as a list for phones, so that programmes are there with the first paint and not after scripts
 * and a request. Hydration finds what the inline script has made of it, because it takes the block from the document;
 * on client navigation there is none (docs/decisions/0174).
 */
export const ServedDay = ({ built, icons }: Props) => {
  const isServed = useBrowserValue(() => false, true);
  const [served] = useState(() => (isServed ? { html: writtenHtml() } : null));
  if (!served) return null;
  const block = { id: SERVED_DAY_ID, className: styles.day, suppressHydrationWarning: true };
  if (served.html !== undefined) return <div {...block} dangerouslySetInnerHTML={{ __html: served.html }} />;
  const { from, midnight, to } = gulfDay(Date.now());
  return (
    <div {...block} data-from={from} data-midnight={midnight} data-to={to}>
      <Content built={built} icons={icons} midnight={midnight} />
    </div>
  );
};
