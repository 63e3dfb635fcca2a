import { DIRECTION } from '@sahra/schemas/constants';
import { useEffect, useState, type DragEvent, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import type { PlannerEntry, PlannerVideo } from '../../../desk/planner/planner';
import { DeskPage, type PageKeys } from '../frame/DeskPage';
import { recordPath } from '../frame/record-address';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { Failed, LoadingRows, Say } from '../records/ListState';
import { readBlockKey } from './block-keys';
import { DayCards } from './DayCards';
import { DragFrom } from './DragFrom';
import { Grid } from './Grid';
import { Lane } from './Lane';
import { PlannerDialogs, type OpenDialog } from './PlannerDialogs';
import { PlannerTop } from './PlannerTop';
import { PlannerTabs } from './PlannerTabs';
import { PlannedPublishing } from './PlannedPublishing';
import { rangeOf, type Gap } from './planner-looks';
import styles from './planner.module.css';
import { snap } from './planner-time';
import { ToLookAt } from './ToLookAt';
import { useBlockDrag } from './use-block-drag';
import { usePlanner } from './use-planner';
import { usePlannerFormat } from './use-planner-format';

const KEYS: PageKeys = [
  ['← →', 'planner.key.move'],
  ['Shift ← →', 'planner.key.length'],
  ['↑ ↓', 'planner.key.channel'],
  ['A', 'planner.key.add'],
  ['C', 'planner.key.copy'],
  ['T', 'planner.key.time'],
  ['Del', 'planner.key.remove'],
  ['Ctrl Z', 'planner.undo'],
];

/** The evening of a day: channels by hours, planned by pointer or by keys, and published whole. */
export const PlannerPage = () => {
  const { text, locale, locales } = useDeskLanguage();
  const { weekday } = usePlannerFormat();
  const navigate = useNavigate();
  const planner = usePlanner();
  const { data, day, range, ofDay, entries, overlaps, gaps, changes, move } = planner;
  const { channels, may } = data;
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [told, setTold] = useState('');
  /** Programme that has the focus, also after it has changed its lane. */
  const [chosen, setChosen] = useState<string | null>(null);
  const { drag, begin } = useBlockDrag(range, locale, move);
  useEffect(() => {
    if (chosen === null || open) return;
    const block = document.querySelector<HTMLElement>(`[data-entry="${chosen}"]`);
    block?.focus();
    block?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    setChosen(null);
  }, [chosen, open, ofDay]);

  const nameOf = (slug: string | null): string => {
    const channel = channels.find((each) => each.slug === slug);
    return locales.map((each) => channel?.titles[each]).find(Boolean) ?? slug ?? text('planner.noChannel');
  };
  const slugs: (string | null)[] = channels.map(({ slug }) => slug);
  const isShown = (slug: string | null): boolean =>
    ofDay.some(({ channel }) => channel === slug) || opened.includes(slug ?? '') || drag?.channel === slug;
  const lanes = [...channels.filter(({ slug }) => isShown(slug)), ...(isShown(null) ? [null] : [])];
  const shown = new Set(entries.map(({ video }) => video));
  const videos = data.videos.filter(({ code }) => !shown.has(code));

  const openRecord = ({ documentId }: PlannerEntry): void => {
    if (!documentId.startsWith('new-')) navigate(recordPath('schedule-entry', documentId));
  };
  const onKey = (entry: PlannerEntry, event: KeyboardEvent): void => {
    const act = readBlockKey(event.nativeEvent, DIRECTION[locale]);
    if (event.key === 'Enter') openRecord(entry);
    if (!act) return;
    event.preventDefault();
    const { from, to } = rangeOf(entry);
    const iso = (instant: number): string => new Date(instant).toISOString();
    if (act.kind === 'copy' || act.kind === 'add') {
      if (!may.create) return;
      setOpen(
        act.kind === 'copy'
          ? { kind: 'copy', entry }
          : {
              ...{ kind: 'add', channel: entry.channel, to: null },
              from: to < range.to ? to : planner.freeAt(entry.channel),
            },
      );
    } else if (act.kind === 'remove') {
      if (!may.delete) return;
      const place = ofDay.indexOf(entry);
      planner.remove(entry);
      setChosen((ofDay[place + 1] ?? ofDay[place - 1])?.documentId ?? null);
    } else if (may.change) {
      if (act.kind === 'hour') setOpen({ kind: 'hour', entry });
      if (act.kind === 'move') move(entry, { startsAt: iso(from + act.by), endsAt: iso(to + act.by) });
      if (act.kind === 'length') move(entry, { endsAt: iso(to + act.by) });
      if (act.kind === 'channel') {
        const next = slugs[slugs.indexOf(entry.channel) + act.by];
        if (next !== undefined) move(entry, { channel: next });
      }
      setChosen(entry.documentId);
    }
  };
  const addAt = (video: PlannerVideo, channel: string | null, from: number): void =>
    setChosen(planner.add(video, channel, from));
  const openAdd = (channel: string | null, gap: Gap | null): void =>
    setOpen({ kind: 'add', channel, from: gap?.from ?? planner.freeAt(channel), to: gap?.to ?? null });
  const dropVideo = (channel: string | null, event: DragEvent<HTMLElement>): void => {
    const video = videos.find(({ code }) => code === event.dataTransfer.getData('text/plain'));
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    if (!video || !may.create || width === 0) return;
    event.preventDefault();
    const share = (locale === 'ar' ? right - event.clientX : event.clientX - left) / width;
    addAt(video, channel, snap(range.from + share * (range.to - range.from), range));
  };
  const others = channels.filter(({ slug }) => !isShown(slug));
  return (
    <DeskPage
      name={text('planner')}
      keys={KEYS}
      top={
        <>
          <PlannerTabs />
          <PlannerTop planner={planner} told={told} />
        </>
      }
    >
      {planner.failed ? (
        <Failed onRetry={planner.reload} isReading={planner.reading} />
      ) : planner.data.channels.length === 0 && planner.loading ? (
        <LoadingRows />
      ) : (
        <>
          <DayCards planner={planner} />
          {lanes.length === 0 ? (
            <Say>
              <p>{text('planner.emptyDay', { day: weekday(day) })}</p>
            </Say>
          ) : (
            <Grid day={day} range={range} isBusy={planner.isPublishing}>
              {lanes.map((channel) => {
                const slug = channel?.slug ?? null;
                return (
                  <Lane
                    key={slug ?? ''}
                    {...{ channel, range, drag, onKey }}
                    entries={ofDay.filter((entry) => entry.channel === slug)}
                    overlaps={overlaps.filter((each) => each.channel === slug)}
                    gaps={drag ? [] : gaps.filter((each) => each.channel === slug)}
                    waiting={new Set(changes.pending.map(({ entry }) => entry.documentId))}
                    mayCreate={may.create}
                    onPress={may.change ? begin : () => undefined}
                    onTap={may.change ? (entry) => setOpen({ kind: 'hour', entry }) : openRecord}
                    onAdd={openAdd}
                    onDropVideo={dropVideo}
                  />
                );
              })}
            </Grid>
          )}
          {may.create && others.length > 0 && (
            <div className={styles['others']} role="group" aria-label={text('planner.otherChannels')}>
              {others.map(({ slug }) => (
                <button
                  key={slug}
                  type="button"
                  className={styles['other']}
                  onClick={() => {
                    setOpened([...opened, slug]);
                    openAdd(slug, null);
                  }}
                >
                  + {nameOf(slug)}
                </button>
              ))}
            </div>
          )}
          <div className={styles['under']}>
            <PlannedPublishing range={range} />
            <ToLookAt
              planner={planner}
              channelName={nameOf}
              onFill={({ channel, from, to }) => setOpen({ kind: 'add', channel, from, to })}
            />
            {may.create && (
              <DragFrom
                videos={videos}
                onAdd={(video) => addAt(video, video.channel, planner.freeAt(video.channel))}
              />
            )}
          </div>
          <p className={styles['list']}>
            <Link className={parts['link']} to="/desk/schedule?sort=date">
              {text('planner.asList')}
            </Link>
          </p>
        </>
      )}
      {open && (
        <PlannerDialogs
          {...{ open, planner, videos, channelName: nameOf }}
          onClose={(focused, said = '') => {
            setOpen(null);
            setChosen(focused);
            setTold(said);
          }}
        />
      )}
    </DeskPage>
  );
};
