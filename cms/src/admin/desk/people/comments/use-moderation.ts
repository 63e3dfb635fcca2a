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

export const useModeration = (name: CommentList): Moderation => {
  const { text } = useDeskLanguage();
  const { toggleNotification } = useNotification();
  const act = useAct();
  const read = usePeopleList<ModeratedComment>(`/desk/people/comments?list=${name}`);
  const [chosen, setChosen] = useState<string | null>(null);
  const [decided, setDecided] = useState<readonly string[]>([]);
  const [postponed, setPostponed] = useState<readonly string[]>([]);

  const stays = name === 'all';
  const isLeft = ({ id }: ModeratedComment): boolean => stays || !decided.includes(id);
  const placeOf = ({ id }: ModeratedComment): number => postponed.indexOf(id);
  const rows = read.rows?.filter(isLeft).sort((one, other) => placeOf(one) - placeOf(other));
  const queue = rows ?? [];
  const at = Math.max(
    queue.findIndex(({ id }) => id === chosen),
    0,
  );
  const selected = queue[at];
  const { hasMore, reload } = read;
  const isUsedUp = rows?.length === 0 && hasMore;
  useEffect(() => {
    if (isUsedUp) reload();
  }, [isUsedUp, reload]);

  const selectAt = (place: number): void => {
    const next = queue[Math.min(Math.max(place, 0), queue.length - 1)];
    if (next) setChosen(next.id);
  };
  const say = (message: string): void => toggleNotification({ type: 'success', message });

  const decide = async (comment: ModeratedComment, verdict: string): Promise<void> => {
    const outcome = await act('put', `/comments/${comment.id}/verdict`, { verdict });
    if (!outcome || outcome.refusal) return;
    const next = (queue[at + 1] ?? queue[at - 1])?.id ?? null;
    // Whoever went on meanwhile stays where they are.
    setChosen((now) => (now === null || now === comment.id ? next : now));
    setDecided((former) => [...former.filter((id) => id !== comment.id), comment.id]);
    if (stays) reload();
    announceDecision();
    say(text(verdict === 'published' ? 'comments.allowed' : 'comments.wasHidden'));
  };
  /** One decision after the other, also when keys are pressed faster than accounts responds. */
  const turn = useRef<Promise<void>>(Promise.resolve());
  const inTurn = (work: () => Promise<void>): void => {
    turn.current = turn.current.then(work);
  };
  const last = decided.at(-1);
  const takeBack = async (id: string): Promise<void> => {
    const outcome = await act('del', `/comments/${id}/verdict`);
    if (!outcome || outcome.refusal) return;
    setDecided((former) => former.filter((each) => each !== id));
    setChosen(id);
    reload();
    announceDecision();
    say(text('comments.undone'));
  };

  const isDeleted = selected?.comment === null;
  const canAllow =
    selected !== undefined && !isDeleted && (selected.status !== 'published' || name === 'reported');
  const canHide = selected !== undefined && !isDeleted && !isHidden(selected);
  return {
    ...{ list: { ...read, rows }, selected, canAllow, canHide, canUndo: last !== undefined },
    select: setChosen,
    move: (by) => selectAt(at + by),
    allow: () => {
      if (selected && canAllow) inTurn(() => decide(selected, 'published'));
    },
    hide: () => {
      if (!selected || !canHide) return;
      const verdict = selected.status === 'pending' ? 'rejected' : 'removed';
      inTurn(() => decide(selected, verdict));
    },
    later: () => {
      if (!selected || queue.length < 2) return;
      setChosen((queue[at + 1] ?? queue[0])?.id ?? null);
      setPostponed((former) => [...former.filter((id) => id !== selected.id), selected.id]);
    },
    undo: () => {
      if (last !== undefined) inTurn(() => takeBack(last));
    },
  };
};
