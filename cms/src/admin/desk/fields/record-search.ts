import type { DeskRecord, RecordsPage } from '../../../desk/desk-record';
import type { RecordValue } from '../../../desk/record/record-detail';
import { useDeskData } from '../use-desk-data';
import { useSettled } from '../use-settled';

const SIZE = 8;
/** Of records of all types only some have a page, so more of them are read than are shown. */
const SIZE_OF_ALL = 40;

/** As many of the found records as a list shows, of those that can be chosen. */
export const shownRecords = (
  found: readonly DeskRecord[] | undefined,
  isChoice: (record: DeskRecord) => boolean,
): readonly DeskRecord[] | undefined => found?.filter(isChoice).slice(0, SIZE);

export const valueOfRecord = ({ type, documentId, titles, picture }: DeskRecord): RecordValue => ({
  ...{ type, documentId, titles, picture },
});

/** Records of a type, or of every type (null), whose titles match in either language; undefined until they are read. */
export const useRecordSearch = (
  type: string | null,
  typed: string,
  isOpen: boolean,
): readonly DeskRecord[] | undefined => {
  const query = useSettled(typed).trim();
  const params = new URLSearchParams({
    list: 'all',
    ...(type !== null && { type }),
    size: String(type === null ? SIZE_OF_ALL : SIZE),
    ...(query !== '' && { q: query }),
  });
  return useDeskData<RecordsPage>(isOpen ? `/desk/records?${params.toString()}` : null).data?.records;
};
