import type { Locale } from '@sahra/schemas/constants';

import { onIdle } from '../../page/on-idle';
import { createStore } from '../../store/create-store';

export interface VideoCounts {
  views: number;
  comments: number;
}

/** Counts of the videos on cards, by id; those that are not known are missing. */
export const videoCounts = createStore<ReadonlyMap<string, VideoCounts>>(new Map());

/** Videos that a request asks for at most. */
const ASKED_MAX = 50;

const wanted = new Set<string>();
let isWaiting = false;

const ask = (locale: Locale): void => {
  isWaiting = false;
  const ids = [...wanted].filter((id) => !videoCounts.get().has(id));
  wanted.clear();
  if (ids.length === 0) return;
  import('./fetch-counts')
    .then(async ({ fetchCounts }) => {
      for (let at = 0; at < ids.length; at += ASKED_MAX) {
        const found = await fetchCounts(ids.slice(at, at + ASKED_MAX), locale);
        videoCounts.set(new Map([...videoCounts.get(), ...found]));
      }
    })
    .catch(() => {
      // The cards are whole without numbers.
    });
};

/** Asks for the counts of a video, together with those of all other cards, when the browser has nothing to do. */
export const wantCounts = (id: string, locale: Locale): void => {
  wanted.add(id);
  if (isWaiting) return;
  isWaiting = true;
  onIdle(() => ask(locale));
};
