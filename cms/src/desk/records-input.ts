import { LOCALES, SEARCH_QUERY_LENGTH } from '@sahra/schemas/constants';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

import type { LocalizedMessage } from '../checks/localized-message';
import { RECORD_ORDERS, STATE_FILTERS } from './desk-record';
import { DESK_LISTS, DESK_TYPES } from './desk-types';

const PAGE_MAX = 100_000;
const SIZE_MAX = 100;
const SIZE = 50;
const NAME = '^[a-z\\d-]{1,100}$';

const InputSchema = Type.Object(
  {
    list: Type.Optional(Type.Enum([...DESK_LISTS, 'all', 'words'])),
    type: Type.Optional(Type.Enum(DESK_TYPES.map(({ type }) => type))),
    q: Type.Optional(Type.String({ maxLength: SEARCH_QUERY_LENGTH.max })),
    state: Type.Optional(Type.Enum([...STATE_FILTERS])),
    language: Type.Optional(Type.Enum([...LOCALES])),
    channel: Type.Optional(Type.String({ pattern: NAME })),
    kind: Type.Optional(Type.String({ pattern: NAME })),
    sort: Type.Optional(Type.Enum([...RECORD_ORDERS])),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_MAX })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: SIZE_MAX })),
  },
  { additionalProperties: false },
);
type Input = Static<typeof InputSchema>;
const check = Compile(InputSchema);

/** Parameters of a list. `list=all` is every type, `list=words` every type that is translated. */
export type RecordsInput = Omit<Input, 'list' | 'page' | 'size'> &
  Required<Pick<Input, 'list' | 'page' | 'size'>>;

const NAMES: ReadonlyMap<string, LocalizedMessage> = new Map(
  Object.entries({
    list: { en: 'list', ar: 'القائمة' },
    type: { en: 'type', ar: 'النوع' },
    q: { en: 'search', ar: 'البحث' },
    state: { en: 'state', ar: 'الحالة' },
    language: { en: 'language', ar: 'اللغة' },
    channel: { en: 'channel', ar: 'القناة' },
    kind: { en: 'kind', ar: 'الصنف' },
    sort: { en: 'order', ar: 'الترتيب' },
    page: { en: 'page', ar: 'الصفحة' },
    size: { en: 'size of the page', ar: 'حجم الصفحة' },
  }),
);

const refusal = (name: string): LocalizedMessage => {
  const { en, ar } = NAMES.get(name) ?? { en: name, ar: name };
  return {
    en: `The address of this list has a value that is not known (${en}). Open the list from the menu.`,
    ar: `في عنوان هذه القائمة قيمة غير معروفة (${ar}). افتحها من القائمة الجانبية.`,
  };
};

/** Reads the parameters of a list; returns a sentence for the editor when one of them is wrong. */
export const readRecordsInput = (
  query: Readonly<Record<string, unknown>>,
): RecordsInput | LocalizedMessage => {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const input = check.Convert(given);
  if (!check.Check(input)) {
    const wrong = check.Errors(input).map(({ instancePath }) => instancePath.slice(1));
    return refusal(
      wrong.find((name) => name !== '') ?? Object.keys(given).find((name) => !NAMES.has(name)) ?? '',
    );
  }
  const { list = 'all', page = 1, size = SIZE, ...rest } = input;
  return { list, page, size, ...rest };
};

export const isRefusal = (read: RecordsInput | LocalizedMessage): read is LocalizedMessage => 'en' in read;
