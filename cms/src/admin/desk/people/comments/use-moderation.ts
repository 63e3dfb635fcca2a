import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';

import type { ModeratedComment } from '../../../../people/people-types';
import { useDeskLanguage } from '../../language/use-desk-language';
import { useAct } from '../use-act';
import { announceDecision } from '../use-comment-counts';
import { usePeopleList, type PeopleList } from '../use-people-list';

export const COMMENT_LISTS = ['pending', 'reported', 'hidden', 'all'] as const;
export type CommentList = (typeof COMMENT_LISTS)[number];

/** A list of comments, the one that is looked at, and the decisions on it. */
export interface Moderation {
  list: PeopleList<ModeratedComment>;
  selected: ModeratedComment | undefined;
  canAllow: boolean;
  canHide: boolean;
  canUndo: boolean;
  select: (id: string) => void;
  /** Goes to the next comment, or to the one before. */
  move: (by: 1 | -1) => void;
  allow: () => void;
  hide: () => void;
  /** Puts the comment at the end of the list, for this visit. */
  later: () => void;
  /** Takes the last decision of this visit back. */
  undo: () => void;
}

export const isHidden = ({ status }: ModeratedComment): boolean =>
  status === 'rejected' || status === 'removed';

/** A decision names the version, because words that are edited later need another. */
type Decided = Pick<ModeratedComment, 'id' | 'version'>;

/** What a moderator did in this visit. */
interface Visit {
  chosen: string | null;
  /** Comments with a decision, the last one at the end. */
  decided: readonly Decided[];
  postponed: readonly string[];
}
const FIRST: Visit = { chosen: null, decided: [], postponed: [] };

/** The comments that are left, and the one of them that is looked at. */
const queueOf = (
  rows: readonly ModeratedComment[] | undefined,
  { chosen, decided, postponed }: Visit,
  stays: boolean,
) => {
  const placeOf = ({ id }: ModeratedComment): number => postponed.indexOf(id);
  const isDecided = ({ id, version }: ModeratedComment): boolean =>
    decided.some((each) => each.id === id && each.version === version);
  const left = rows?.filter((row) => stays || !isDecided(row));
  const queue = (left ?? []).sort((one, other) => placeOf(one) - placeOf(other));
  const at = Math.max(
    queue.findIndex(({ id }) => id === chosen),
    0,
  );
  return { rows: left, queue, at, selected: queue[at] };
};

const isDeleted = ({ comment }: ModeratedComment): boolean => comment === null;

export const useModeration = (name: CommentList): Moderation => {
  const { text } = useDeskLanguage();
  const { toggleNotification } = useNotification();
  const act = useAct();
  const read = usePeopleList<ModeratedComment>(`/desk/people/comments?list=${name}`);
  const stays = name === 'all';
  const [visit, draw] = useState(FIRST);
  // A decision begins between two renders, so the latest state is kept beside the one that is drawn.
  const latest = useRef(visit);
  const latestRows = useRef(read.rows);
  latestRows.current = read.rows;
  const change = (changes: Partial<Visit>): void => {
    latest.current = { ...latest.current, ...changes };
    draw(latest.current);
  };
  const current = () => queueOf(latestRows.current, latest.current, stays);

  const { rows, selected } = queueOf(read.rows, visit, stays);
  const { hasMore, reload } = read;
  const isUsedUp = rows?.length === 0 && hasMore;
  useEffect(() => {
    if (isUsedUp) reload();
  }, [isUsedUp, reload]);

  const say = (message: string): void => toggleNotification({ type: 'success', message });
  const turn = useRef<Promise<void>>(Promise.resolve());
  const refusals = useRef(0);
  /**
   * Does one thing after the other, also when keys are pressed faster than accounts responds: a key means the comment
   * that comes after the decisions before it. After a refusal that would be another one, and nothing is done.
   */
  const inTurn = (work: () => Promise<void> | void): void => {
    const before = refusals.current;
    turn.current = turn.current.then(() => (refusals.current === before ? work() : undefined));
  };
  const isDone = async (verb: 'put' | 'del', id: string, body?: object): Promise<boolean> => {
    const outcome = await act(verb, `/comments/${id}/verdict`, body);
    if (outcome && !outcome.refusal) return true;
    refusals.current += 1;
    return false;
  };

  const mayAllow = (comment: ModeratedComment): boolean =>
    !isDeleted(comment) && (comment.status !== 'published' || name === 'reported');
  const mayHide = (comment: ModeratedComment): boolean => !isDeleted(comment) && !isHidden(comment);
  const decide = async (comment: ModeratedComment, verdict: string): Promise<void> => {
    const { id, version } = comment;
    if (!(await isDone('put', id, { verdict, version }))) {
      // Its author may have edited it, and it may be gone.
      reload();
      return;
    }
    const { queue, at, selected: shown } = current();
    const next = (queue[at + 1] ?? queue[at - 1])?.id ?? null;
    change({
      // An editor who went on meanwhile stays there.
      ...(shown?.id === id && { chosen: next }),
      decided: [...latest.current.decided.filter((each) => each.id !== id), { id, version }],
    });
    if (stays) reload();
    announceDecision();
    say(text(verdict === 'published' ? 'comments.allowed' : 'comments.wasHidden'));
  };
  const takeBack = async (id: string): Promise<void> => {
    if (!(await isDone('del', id))) return;
    change({ chosen: id, decided: latest.current.decided.filter((each) => each.id !== id) });
    reload();
    announceDecision();
    say(text('comments.undone'));
  };

  return {
    list: { ...read, rows },
    selected,
    canAllow: selected !== undefined && mayAllow(selected),
    canHide: selected !== undefined && mayHide(selected),
    canUndo: visit.decided.length > 0,
    select: (id) => change({ chosen: id }),
    move: (by) => {
      const { queue, at } = current();
      const next = queue[Math.min(Math.max(at + by, 0), queue.length - 1)];
      if (next) change({ chosen: next.id });
    },
    allow: () =>
      inTurn(async () => {
        const { selected: comment } = current();
        if (comment && mayAllow(comment)) await decide(comment, 'published');
      }),
    hide: () =>
      inTurn(async () => {
        const { selected: comment } = current();
        if (comment && mayHide(comment))
          await decide(comment, comment.status === 'pending' ? 'rejected' : 'removed');
      }),
    later: () =>
      inTurn(() => {
        const { queue, at, selected: comment } = current();
        if (!comment || queue.length < 2) return;
        const others = latest.current.postponed.filter((id) => id !== comment.id);
        change({ chosen: (queue[at + 1] ?? queue[0])?.id ?? null, postponed: [...others, comment.id] });
      }),
    undo: () =>
      inTurn(async () => {
        const last = latest.current.decided.at(-1);
        if (last !== undefined) await takeBack(last.id);
      }),
  };
};
