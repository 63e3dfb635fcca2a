import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { PlannerEntry, PlannerPlace, PlannerVideo, PlannerWeek } from '../../../desk/planner/planner';
import { useDeskNow } from '../../desk-clock';
import { useDeskData } from '../use-desk-data';
import { added, dropped, entriesWith, movedTo, ontoTheirs, takenOut } from './planner-changes';
import { gapsOf, isWithin, overlapsOf, rangeOf } from './planner-looks';
import { atSameHour, dayAt, eveningOf, programmeLength, rangeOfDay, weekOf } from './planner-time';
import { usePending, type PendingChanges } from './use-pending';
import { usePublish } from './use-publish';

const EMPTY: PlannerWeek = {
  ...{ entries: [], channels: [], videos: [] },
  may: { create: false, change: false, delete: false },
};
const MAY_NOTHING: PlannerWeek['may'] = { create: false, change: false, delete: false };
const DAY = /^\d{4}-\d\d-\d\d$/;

const addressOf = (week: readonly string[]): string => {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const [from, to] = [rangeOfDay(first).from, rangeOfDay(last).to];
  return `/desk/planner?from=${new Date(from).toISOString()}&to=${new Date(to).toISOString()}`;
};

const placeAt = (channel: string | null, from: number, length: number): PlannerPlace => ({
  channel,
  startsAt: new Date(from).toISOString(),
  endsAt: new Date(from + length).toISOString(),
});

/** The week of the chosen day as it will be, and what an editor does with it. */
export const usePlanner = () => {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('day') ?? '';
  const today = dayAt(useDeskNow());
  const day = DAY.test(asked) ? asked : today;
  const week = useMemo(() => weekOf(day), [day]);
  const { data: read = EMPTY, failed, loading, reading, reload } = useDeskData<PlannerWeek>(addressOf(week));
  const kept = usePending();
  const { pending, forget } = kept;
  const publication = usePublish(
    useCallback(
      (published) => {
        forget(published);
        reload();
      },
      [forget, reload],
    ),
  );
  // What is changed under way would be lost: a new programme has no id yet, and a saved place is not known yet.
  const isPublishing = publication.state === 'publishing';
  const data = isPublishing ? { ...read, may: MAY_NOTHING } : read;
  const changes: PendingChanges = isPublishing
    ? { ...kept, canUndo: false, undo: () => undefined, change: () => undefined }
    : kept;
  const { change } = changes;
  const entries = useMemo(() => entriesWith(data.entries, pending), [data.entries, pending]);
  const range = rangeOfDay(day);
  const ofDay = entries.filter((entry) => isWithin(entry, range));
  const [placed, setPlaced] = useState({ id: '', seen: day });
  const latest = placed.seen === day ? entries.find(({ documentId }) => documentId === placed.id) : undefined;
  const create = (entry: PlannerEntry, from: { video: string } | { entry: string }): string => {
    const documentId = `new-${crypto.randomUUID()}`;
    const own: PlannerEntry = { ...entry, documentId, version: '', changedBy: null };
    change((former) => added(former, own, from));
    return documentId;
  };

  return {
    ...{
      day,
      week,
      range,
      entries,
      ofDay,
      data,
      failed,
      loading,
      reading,
      reload,
      changes,
      publication,
      isPublishing,
    },
    overlaps: overlapsOf(ofDay).filter(({ key }) => !changes.meant.includes(key)),
    gaps: gapsOf(ofDay),
    /** What was moved or added last, where that put it on another day than the one that is seen. */
    elsewhere: latest && dayAt(rangeOf(latest).from) !== day ? latest : undefined,
    chooseDay: (next: string) =>
      setSearch((former) => {
        former.set('day', next);
        return former;
      }),
    /**
     * Where a programme of a channel goes on the chosen day, never on another: after its last one of the evening; if that
     * ends at dawn or later, into the first free place of the evening, or of the day.
     */
    freeAt: (channel: string | null): number => {
      const evening = eveningOf(day).from;
      const taken = ofDay
        .filter((entry) => entry.channel === channel)
        .map(rangeOf)
        .sort((one, other) => one.from - other.from);
      const firstFree = (begin: number): number =>
        taken.reduce((at, { from, to }) => (from <= at && at < to ? to : at), begin);
      const places = [
        Math.max(evening, ...taken.map(({ to }) => to)),
        firstFree(evening),
        firstFree(range.from),
      ];
      return places.find((at) => at < range.to) ?? evening;
    },
    move: (entry: PlannerEntry, place: Partial<PlannerPlace>) => {
      const { channel, startsAt, endsAt } = { ...entry, ...place };
      if (Date.parse(endsAt) <= Date.parse(startsAt)) return;
      change((former) => movedTo(former, entry, { channel, startsAt, endsAt }));
      setPlaced({ id: entry.documentId, seen: day });
    },
    remove: (entry: PlannerEntry) => change((former) => takenOut(former, entry)),
    /** Adds a video, into the `room` of a gap where there is one; returns the id of the new programme. */
    add: (video: PlannerVideo, channel: string | null, from: number, room?: number): string => {
      const id = create(
        {
          ...placeAt(channel, from, programmeLength(video.seconds, room)),
          ...{ documentId: '', titles: video.titles, video: video.code, picture: video.picture },
          ...{ live: false, version: '', changedBy: null },
        },
        { video: video.code },
      );
      setPlaced({ id, seen: day });
      return id;
    },
    /** Copies a programme to the same hour of another day. */
    copy: (entry: PlannerEntry, to: string): string => {
      const { from, to: end } = rangeOf(entry);
      const place = placeAt(entry.channel, atSameHour(from, to), end - from);
      return create({ ...entry, ...place }, { entry: entry.documentId });
    },
    keepMine: (theirs: PlannerEntry) => {
      change((former) => ontoTheirs(former, theirs));
      publication.settle(theirs.documentId);
    },
    takeTheirs: (id: string) => {
      change((former) => dropped(former, id));
      publication.settle(id);
      reload();
    },
  };
};
export type Planner = ReturnType<typeof usePlanner>;
