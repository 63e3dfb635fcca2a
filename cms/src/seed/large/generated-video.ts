import { createHash } from 'node:crypto';

import type { VideoKind } from '../../api/video/video.schema';
import type { InBoth } from '../../../seeds/seed-types';
import { generatedWords } from './generated-words';

const KINDS: readonly VideoKind[] = ['episode', 'episode', 'episode', 'clip', 'highlight', 'short', 'match'];
const PREMIUM_EVERY = 3;
const SHORT_SECONDS = 60;
const LONG_SECONDS = 900;
const MORE_SECONDS = 2400;
/** All are older than every seed, so that first pages stay what editors made of them. */
const NEWEST = Date.parse('2026-01-01T00:00:00.000Z');
const APART_MS = 37 * 60_000;
const INDEX_DIGITS = 7;
const DOCUMENT_ID_LENGTH = 24;

/** Begins the code of every generated video, and of no other. */
export const GENERATED_CODE = 'large';

/** A video made to measure with, as the database stores it. The same index is the same video for ever. */
export interface GeneratedVideo {
  code: string;
  documentId: string;
  kind: VideoKind;
  premium: boolean;
  durationSeconds: number;
  releasedAt: Date;
  words: InBoth<{ title: string; description: string }>;
}

export const generatedVideo = (index: number): GeneratedVideo => {
  const code = `${GENERATED_CODE}${String(index).padStart(INDEX_DIGITS, '0')}`;
  const kind = KINDS[index % KINDS.length] ?? 'clip';
  return {
    code,
    documentId: createHash('sha256').update(code).digest('hex').slice(0, DOCUMENT_ID_LENGTH),
    kind,
    premium: index % PREMIUM_EVERY === 0,
    durationSeconds: kind === 'short' ? SHORT_SECONDS : LONG_SECONDS + (index % MORE_SECONDS),
    releasedAt: new Date(NEWEST - index * APART_MS),
    words: generatedWords(index),
  };
};
