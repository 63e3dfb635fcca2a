import { useEffect, useRef, useState } from 'react';

import { parseWebVtt } from '../../../../shared/playback/parse-web-vtt';
import { replaceSignature } from '../../../../shared/playback/replace-signature';
import { cueLines } from '../captions/cue-lines';

export interface TranscriptLine {
  /** Second at which it is said. */
  start: number;
  text: string;
}

const read = async (url: string): Promise<TranscriptLine[]> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The captions were answered with ${response.status}.`);
  return parseWebVtt(await response.text()).flatMap(({ start, text }) => {
    const said = cueLines(text).join(' ');
    return said === '' ? [] : [{ start, text: said }];
  });
};

/** Lines of a caption file; null while it loads, `failed` when it cannot be loaded. `attempt` loads it again. */
export const useTranscript = (url: string, attempt: number): TranscriptLine[] | 'failed' | null => {
  const [lines, setLines] = useState<TranscriptLine[] | 'failed' | null>(null);
  const latest = useRef(url);
  latest.current = url;
  // A renewed address of the same file loads nothing again.
  const file = replaceSignature(url, '/media/-/');
  useEffect(() => {
    let gone = false;
    setLines(null);
    read(latest.current)
      .then((found) => !gone && setLines(found))
      .catch(() => !gone && setLines('failed'));
    return () => {
      gone = true;
    };
  }, [file, attempt]);
  return lines;
};
