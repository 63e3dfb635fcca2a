import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { PictureChange, PictureDetail } from '../../../desk/pictures/library-picture';
import type { Point } from '../fields/use-focal-point';
import { deskError } from '../record/desk-error';

/** A star that is dragged is saved once it rests. */
const SETTLED_MS = 400;

export type SavingState =
  | { kind: 'rest' | 'saving' | 'saved' }
  /** Another editor has moved the focal point: the picture as it is stored now. */
  | { kind: 'moved'; now: PictureDetail }
  /** `sentence` is the server's; empty when it could not be reached. */
  | { kind: 'refused'; sentence: string };

/** What is changed of a picture; the point that a new one replaces is known here. */
interface Change {
  name?: string;
  focalPoint?: Point;
}

/** Saves changes of a picture by itself, one request after the other, the last one also when the picture is closed. */
export const usePictureChange = (
  { id, focalPoint: stored }: PictureDetail,
  onSaved: (picture: PictureDetail) => void,
): { state: SavingState; change: (change: Change) => void; settle: () => void } => {
  const { put } = useFetchClient();
  const [state, setState] = useState<SavingState>({ kind: 'rest' });
  const waiting = useRef<Change | null>(null);
  const isSending = useRef(false);
  /** The focal point that is stored, as far as this editor knows. */
  const known = useRef(stored);
  useEffect(() => {
    known.current = stored;
  }, [stored]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const send = useCallback(
    async ({ name, focalPoint }: Change): Promise<void> => {
      const body: PictureChange = {
        ...(name !== undefined && { name }),
        ...(focalPoint && { focalPoint: { ...focalPoint, was: known.current } }),
      };
      try {
        const { data } = await put<{ data: PictureDetail }>(`/desk/pictures/${id}`, body);
        known.current = data.data.focalPoint;
        setState({ kind: 'saved' });
        onSaved(data.data);
      } catch (error) {
        const { status, data, sentence } = deskError(error);
        const isMoved = status === 409 && typeof data === 'object' && data !== null;
        setState(
          isMoved
            ? { kind: 'moved', now: data as PictureDetail }
            : { kind: 'refused', sentence: sentence ?? '' },
        );
      }
    },
    [put, id, onSaved],
  );
  const save = useCallback(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    while (waiting.current) {
      const next = waiting.current;
      waiting.current = null;
      setState({ kind: 'saving' });
      await send(next);
    }
    isSending.current = false;
  }, [send]);
  const latest = useRef(save);
  latest.current = save;
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void latest.current();
    },
    [],
  );
  const change = useCallback((next: Change): void => {
    waiting.current = { ...waiting.current, ...next };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), SETTLED_MS);
  }, []);
  return { state, change, settle: () => setState({ kind: 'rest' }) };
};
