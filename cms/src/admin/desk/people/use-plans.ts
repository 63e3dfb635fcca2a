import type { RecordsPage } from '../../../desk/desk-record';
import { useDeskLanguage } from '../language/use-desk-language';
import { useDeskData } from '../use-desk-data';

/** Plans of the catalogue by their id in accounts, with their names in the editor's language. */
export const usePlans = (): ReadonlyMap<string, string> => {
  const { locales } = useDeskLanguage();
  const { data } = useDeskData<RecordsPage>('/desk/records?list=all&type=plan&size=100');
  return new Map(
    (data?.records ?? []).flatMap(({ key, titles }) =>
      key === null ? [] : [[key, titles[locales[0]] ?? titles[locales[1]] ?? key]],
    ),
  );
};
