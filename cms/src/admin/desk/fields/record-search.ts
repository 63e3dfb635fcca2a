import { useEffect, useState } from 'react';

import type { DeskRecord, RecordsPage } from '../../../desk/desk-record';
import type { RecordValue } from '../../../desk/record/record-detail';
import { useDeskData } from '../use-desk-data';

const TYPED_MS = 200;
const SIZE = 8;

export const valueOfRecord = ({ type, documentId, titles, picture }: DeskRecord): RecordValue => ({
  ...{ type, documentId, titles, picture },
});

/** Records of a type whose titles match in either language; undefined until they are read. */
export const useRecordSearch = (
  type: string,
  typed: string,
  isOpen: boolean,
): readonly DeskRecord[] | undefined => {
  const [query, setQuery] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed), TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const params = new URLSearchParams({
    list: 'all',
    type,
    size: String(SIZE),
    ...(query.trim() !== '' && { q: query.trim() }),
  });
  return useDeskData<RecordsPage>(isOpen ? `/desk/records?${params.toString()}` : null).data?.records;
};
