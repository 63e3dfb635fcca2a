import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { PictureChange, PictureDetail } from '../../../desk/pictures/library-picture';
import { refusalOf } from '../parts/refusal-of';

/** A star that is dragged is saved once it rests. */
const SETTLED_MS = 400;

export type SavingState =
  | { kind: 'rest' | 'saving' | 'saved' }
  /** `sentence` is the server's; empty when it could not be reached. */
  | { kind: 'refused'; sentence: string };

/** Saves changes of a picture by itself, the last ones also when the picture is closed. */
export const usePictureChange = (
  id: number,
  onSaved: (picture: PictureDetail) => void,
): { state: SavingState; change: (change: PictureChange) => void } => {
  const { put } = useFetchClient();
  const [state, setState] = useState<SavingState>({ kind: 'rest' });
  const waiting = useRef<PictureChange | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const save = useCallback(async (): Promise<void> => {
    const change = waiting.current;
    waiting.current = null;
    if (!change) return;
    setState({ kind: 'saving' });
    try {
      const { data } = await put<{ data: PictureDetail }>(`/desk/pictures/${id}`, change);
      setState({ kind: 'saved' });
      onSaved(data.data);
    } catch (error) {
      setState({ kind: 'refused', sentence: refusalOf(error).message });
    }
  }, [put, id, onSaved]);
  const latest = useRef(save);
  latest.current = save;
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void latest.current();
    },
    [],
  );
  const change = useCallback((next: PictureChange): void => {
    waiting.current = { ...waiting.current, ...next };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), SETTLED_MS);
  }, []);
  return { state, change };
};
