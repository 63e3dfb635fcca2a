import { useState } from 'react';

import type { RecordCheck, RecordDetail } from '../../../desk/record/record-detail';
import { deviceStorage } from '../../browser-storage';
import { entryOf, partOf } from './record-state';

const STORE = 'sahra-desk-kept-checks';
/** Checks that are remembered, the latest ones. */
const KEPT_MAX = 300;

const readKept = (): string[] => {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(STORE) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
};

const keyOf = (detail: RecordDetail, { language, path, sentence }: RecordCheck): string => {
  const [name = ''] = path;
  const entry = entryOf(detail, { part: partOf(language), name }) ?? '';
  return [detail.record.documentId, language ?? 'facts', path.join('.'), entry, sentence].join(' ');
};

/** Checks that this editor has kept, in this browser; a field that is written again is looked at again. */
export const useKeptChecks = (
  detail: RecordDetail,
): { isKept: (check: RecordCheck) => boolean; keep: (check: RecordCheck) => void } => {
  const [kept, setKept] = useState<ReadonlySet<string>>(() => new Set(readKept()));
  return {
    isKept: (check) => kept.has(keyOf(detail, check)),
    keep: (check) => {
      // Another tab may have kept some, too.
      const all = [...new Set([...readKept(), keyOf(detail, check)])].slice(-KEPT_MAX);
      deviceStorage.set(STORE, JSON.stringify(all));
      setKept(new Set(all));
    },
  };
};
