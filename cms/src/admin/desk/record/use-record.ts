import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useMemo, useReducer, useRef, type Dispatch } from 'react';

import type { RecordDetail } from '../../../desk/record/record-detail';
import { deskError } from './desk-error';
import {
  firstState,
  recordReducer,
  sendableEdits,
  type Edit,
  type Part,
  type RecordAction,
  type RecordState,
} from './record-state';
import { saveBody } from './save-body';

/** Typing is saved after this pause; facts, which go live at once, after a longer one. */
const WORDS_MS = 700;
const FACTS_MS = 1500;
const RETRY_MS = 4000;

/** A record that is being edited, and saves itself. */
export interface EditedRecord {
  state: RecordState;
  dispatch: Dispatch<RecordAction>;
  edit: (...edits: Edit[]) => void;
  /** Saves now; whether everything that was typed is saved, or all of one part. */
  flush: (part?: Part) => Promise<boolean>;
  /** Reads the record from the server; what is typed stays. */
  reload: () => Promise<void>;
  /** The latest state, which may not be drawn yet. */
  latest: () => RecordState;
}

/** Address of a record for `GET`. */
export const detailAddress = (type: string, documentId: string): string =>
  `/desk/record?${new URLSearchParams({ type, documentId }).toString()}`;

const pauseFor = ({ edits, saving }: RecordState): number => {
  if (saving === 'failed') return RETRY_MS;
  return [...edits.values()].some(({ part }) => part === 'facts') ? FACTS_MS : WORDS_MS;
};

const isSaved = ({ edits, sent }: RecordState, part?: Part): boolean =>
  [...edits.values(), ...sent.values()].every((edit) => part !== undefined && edit.part !== part);

export const useRecord = (first: RecordDetail): EditedRecord => {
  const { get, put } = useFetchClient();
  const [state, set] = useReducer(recordReducer, first, firstState);
  // A request ends between two renders, so the latest state is kept beside the one that is drawn.
  const latest = useRef(state);
  const running = useRef<Promise<void> | null>(null);
  const dispatch = useCallback((action: RecordAction): void => {
    latest.current = recordReducer(latest.current, action);
    set(action);
  }, []);

  const read = useCallback(async (): Promise<RecordDetail> => {
    const { type, documentId } = latest.current.detail.record;
    return (await get<{ data: RecordDetail }>(detailAddress(type, documentId))).data.data;
  }, [get]);

  const save = useCallback(async (): Promise<void> => {
    const edits = sendableEdits(latest.current);
    const body = saveBody(latest.current.detail, edits);
    dispatch({ type: 'send', edits });
    try {
      const { data } = await put<{ data: RecordDetail }>('/desk/record', body);
      dispatch({ type: 'saved', detail: data.data });
    } catch (reason) {
      const { status, sentence, problems, conflicts } = deskError(reason);
      if (status === 409 && conflicts.length > 0) {
        const detail = await read().catch(() => null);
        dispatch(detail ? { type: 'conflicted', conflicts, detail } : { type: 'failed' });
      } else if (status !== null && status >= 400 && status < 500 && sentence !== null) {
        const whole = [{ language: null, path: [], sentence }];
        dispatch({ type: 'refused', problems: problems.length > 0 ? problems : whole });
      } else dispatch({ type: 'failed' });
    }
  }, [dispatch, put, read]);

  const flush = useCallback(
    async (part?: Part): Promise<boolean> => {
      while (running.current) await running.current;
      if (sendableEdits(latest.current).size > 0) {
        running.current = save().finally(() => {
          running.current = null;
        });
        await running.current;
      }
      return isSaved(latest.current, part);
    },
    [save],
  );

  const pending = sendableEdits(state).size > 0 && state.saving !== 'refused' && state.saving !== 'saving';
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => void flush(), pauseFor(state));
    return () => clearTimeout(timer);
  }, [pending, state, flush]);

  const edit = useCallback((...edits: Edit[]) => dispatch({ type: 'edit', edits }), [dispatch]);
  const reload = useCallback(
    async (): Promise<void> => dispatch({ type: 'loaded', detail: await read() }),
    [dispatch, read],
  );
  const readLatest = useCallback(() => latest.current, []);
  return useMemo(
    () => ({ state, dispatch, edit, flush, reload, latest: readLatest }),
    [state, dispatch, edit, flush, reload, readLatest],
  );
};
