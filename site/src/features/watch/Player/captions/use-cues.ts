import type { Locale } from '@sahra/schemas/constants';
import { useEffect, useState } from 'react';

import { cueLines } from './cue-lines';

export interface ShownCue {
  language: Locale;
  lines: readonly string[];
  /** Whether they stand at the top of the picture, off its own lettering. */
  isTop?: boolean;
}

const isText = (cue: TextTrackCue): cue is VTTCue => 'text' in cue;

/** media writes `line:0` behind the times of a cue that stands at the top, and nothing else. */
const cuesNow = (track: TextTrack): ShownCue[] => {
  const now = Array.from(track.activeCues ?? []).filter(isText);
  return [false, true].map((isTop) => ({
    language: track.language as Locale,
    isTop,
    lines: now.filter(({ line }) => (line === 0) === isTop).flatMap(({ text }) => cueLines(text)),
  }));
};

/**
 * Returns the cues to show now. The browser loads the tracks and times the cues; the tracks stay hidden because
 * browsers give a whole cue one direction.
 */
export const useCues = (video: HTMLVideoElement | null, languages: readonly Locale[]): ShownCue[] => {
  const [cues, setCues] = useState<ShownCue[]>([]);
  const wanted = languages.join();

  useEffect(() => {
    if (!video) return;
    const list = video.textTracks;
    const order = wanted === '' ? [] : wanted.split(',');
    // A browser that plays HLS itself has the captions of the playlist too, behind those of the page.
    const shown = (): TextTrack[] =>
      order.flatMap((language) => Array.from(list).find((track) => track.language === language) ?? []);
    const read = (): void =>
      setCues(
        shown()
          .flatMap(cuesNow)
          .filter(({ lines }) => lines.length > 0),
      );
    const choose = (): void => {
      const chosen = shown();
      for (const track of Array.from(list)) {
        track.removeEventListener('cuechange', read);
        track.mode = chosen.includes(track) ? 'hidden' : 'disabled';
      }
      for (const track of chosen) track.addEventListener('cuechange', read);
      read();
    };
    choose();
    list.addEventListener('addtrack', choose);
    return () => {
      list.removeEventListener('addtrack', choose);
      for (const track of Array.from(list)) track.removeEventListener('cuechange', read);
    };
  }, [video, wanted]);

  return cues;
};
