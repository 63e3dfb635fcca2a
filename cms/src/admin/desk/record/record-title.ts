import type { RecordDetail } from '../../../desk/record/record-detail';
import type { DeskLanguage } from '../language/use-desk-language';

/** Title of a record in the editor's language, else in the other, else what kind it is. */
export const titleOf = ({ record }: RecordDetail, { locales, typeName }: DeskLanguage): string =>
  locales.map((each) => record.titles[each]).find((title) => title) ?? typeName(record.type);
