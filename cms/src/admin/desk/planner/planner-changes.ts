import type { PlannerCreate, PlannerEntry, PlannerPlace, PlannerSave } from '../../../desk/planner/planner';

/** Change that waits for its publication. A new programme has an id of the desk's own. */
export type PendingChange =
  | { kind: 'create'; entry: PlannerEntry; from: PlannerCreate['from'] }
  | { kind: 'change'; entry: PlannerEntry; base: PlannerPlace }
  | { kind: 'delete'; entry: PlannerEntry };
export type Pending = readonly PendingChange[];

const idOf = ({ entry }: PendingChange): string => entry.documentId;
const isSamePlace = (one: PlannerPlace, other: PlannerPlace): boolean =>
  one.channel === other.channel &&
  Date.parse(one.startsAt) === Date.parse(other.startsAt) &&
  Date.parse(one.endsAt) === Date.parse(other.endsAt);

const without = (pending: Pending, id: string): PendingChange[] =>
  pending.filter((change) => idOf(change) !== id);

/** Moves a programme. Back at its saved place, it waits for nothing. */
export const movedTo = (pending: Pending, entry: PlannerEntry, place: PlannerPlace): Pending => {
  const { channel, startsAt, endsAt } = place;
  const moved = { ...entry, channel, startsAt, endsAt };
  const former = pending.find((change) => idOf(change) === entry.documentId);
  if (former?.kind === 'create')
    return pending.map((change) => (change === former ? { ...former, entry: moved } : change));
  const base = former?.kind === 'change' ? former.base : entry;
  const rest = without(pending, entry.documentId);
  const { channel: owner, startsAt: starts, endsAt: ends } = base;
  return isSamePlace(base, place)
    ? rest
    : [...rest, { kind: 'change', entry: moved, base: { channel: owner, startsAt: starts, endsAt: ends } }];
};

/** Takes a programme out; one that was never published leaves no trace. */
export const takenOut = (pending: Pending, entry: PlannerEntry): Pending => {
  const former = pending.find((change) => idOf(change) === entry.documentId);
  const rest = without(pending, entry.documentId);
  return former?.kind === 'create' ? rest : [...rest, { kind: 'delete', entry }];
};

/** Adds a programme. A copy of one that waits itself has the same source. */
export const added = (pending: Pending, entry: PlannerEntry, from: PlannerCreate['from']): Pending => {
  const copied = 'entry' in from && pending.find((change) => idOf(change) === from.entry);
  const source = copied && copied.kind === 'create' ? copied.from : from;
  return [...pending, { kind: 'create', entry, from: source }];
};

/** Drops the changes of a programme. */
export const dropped = (pending: Pending, id: string): Pending => without(pending, id);

/** What is left when these changes were published: what was changed again meanwhile, but no programme twice. */
export const withoutPublished = (pending: Pending, published: Pending): Pending => {
  const sent = new Map(published.map((change) => [idOf(change), change]));
  return pending.filter((change) => {
    const former = sent.get(idOf(change));
    return (
      former === undefined || (former.kind !== 'create' && JSON.stringify(former) !== JSON.stringify(change))
    );
  });
};

/** Puts a change onto the version that another editor saved, so that it is saved over it. */
export const ontoTheirs = (pending: Pending, theirs: PlannerEntry): Pending =>
  pending.map((change) =>
    idOf(change) === theirs.documentId
      ? { ...change, entry: { ...change.entry, version: theirs.version } }
      : change,
  );

/** The programmes as they will be. */
export const entriesWith = (saved: readonly PlannerEntry[], pending: Pending): PlannerEntry[] => {
  const changes = new Map(pending.map((change) => [idOf(change), change]));
  return [
    ...saved.filter(({ documentId }) => !changes.has(documentId)),
    ...pending.flatMap((change) => (change.kind === 'delete' ? [] : [change.entry])),
  ].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
};

/** Body of the request that publishes all changes. */
export const saveOf = (pending: Pending): PlannerSave => {
  const placeOf = ({ channel, startsAt, endsAt }: PlannerEntry): PlannerPlace => ({
    channel,
    startsAt,
    endsAt,
  });
  return {
    creates: pending.flatMap((change) =>
      change.kind === 'create'
        ? [{ id: change.entry.documentId, ...placeOf(change.entry), from: change.from }]
        : [],
    ),
    changes: pending.flatMap(({ kind, entry }) =>
      kind === 'change' ? [{ documentId: entry.documentId, version: entry.version, ...placeOf(entry) }] : [],
    ),
    deletes: pending.flatMap(({ kind, entry: { documentId, version } }) =>
      kind === 'delete' ? [{ documentId, version }] : [],
    ),
  };
};
