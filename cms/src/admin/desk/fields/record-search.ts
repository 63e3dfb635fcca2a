import type { DeskRecord, RecordsPage } from '../../../desk/desk-record';
import type { RecordValue } from '../../../desk/record/record-detail';
import { useDeskData } from '../use-desk-data';
import { useSettled } from '../use-settled';

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
  const query = useSettled(typed).trim();
  const params = new URLSearchParams({
    list: 'all',
    type,
    size: String(SIZE),
    ...(query !== '' && { q: query }),
  });
  return useDeskData<RecordsPage>(isOpen ? `/desk/records?${params.toString()}` : null).data?.records;
};
