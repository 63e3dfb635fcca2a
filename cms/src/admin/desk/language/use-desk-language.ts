import { GULF_TIME_ZONE, LOCALE_TAG, OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { adminLocale } from '../../admin-locale';
import { zoneName } from '../../DateField/date-sentence';
import { EN, type DeskKey } from './desk-messages.en';

type Values = Readonly<Record<string, string | number>>;

/** Texts, numbers and dates in the editor's language. */
export interface DeskLanguage {
  locale: Locale;
  /** The other language. */
  other: Locale;
  /** Both languages, the editor's own first. */
  locales: readonly [Locale, Locale];
  text(key: DeskKey, values?: Values): string;
  /** A text whose noun agrees with `count`. */
  counted(key: DeskKey, count: number): string;
  /** Name of a type of records. */
  typeName(type: string): string;
  /** What a new record of a type is called. */
  newName(type: string): string;
  /** Name of the kind of a video or the format of a show; null for other kinds. */
  kindName(kind: string): string | null;
  /** Name of a role of ours; other roles keep the name that their owner gave them. */
  roleName(role: { code: string; name: string }): string;
  number(value: number): string;
  /** Day in the zone of the desk, written out. */
  day(instant: string): string;
  /** Hour and minutes in the zone of the desk. A screen that shows them names the zone. */
  time(instant: string): string;
  /** Name of the zone of the desk, which is that of the schedule wherever the editor is. */
  zone: string;
}

const isKey = (key: string): key is DeskKey => Object.hasOwn(EN, key);

const languageOf = (locale: Locale, format: (id: string, values: Values) => string): DeskLanguage => {
  const tag = LOCALE_TAG[locale];
  const numbers = new Intl.NumberFormat(tag);
  const days = new Intl.DateTimeFormat(tag, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: GULF_TIME_ZONE },
  });
  const times = new Intl.DateTimeFormat(tag, {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: GULF_TIME_ZONE },
  });
  const text = (key: DeskKey, values: Values = {}): string => format(`sahra.desk.${key}`, values);
  const typeName = (type: string): string =>
    isKey(`type.${type}`) ? format(`sahra.desk.type.${type}`, {}) : type;
  const other = OTHER_LOCALE[locale];
  return {
    ...{ locale, other, locales: [locale, other], text },
    counted: (key, count) => text(key, { count, n: numbers.format(count) }),
    typeName,
    newName: (type) => text('create', { kind: typeName(type).toLocaleLowerCase(tag) }),
    kindName: (kind) => (isKey(`kind.${kind}`) ? format(`sahra.desk.kind.${kind}`, {}) : null),
    roleName: ({ code, name }) => (isKey(`role.${code}`) ? format(`sahra.desk.role.${code}`, {}) : name),
    number: (value) => numbers.format(value),
    day: (instant) => days.format(new Date(instant)),
    time: (instant) => times.format(new Date(instant)),
    zone: zoneName(Date.now(), GULF_TIME_ZONE, locale),
  };
};

/** Returns the language of the desk: that of the admin. Digits are 0–9 in both. */
export const useDeskLanguage = (): DeskLanguage => {
  const { locale, formatMessage } = useIntl();
  return useMemo(
    () => languageOf(adminLocale(locale), (id, values) => formatMessage({ id }, values)),
    [locale, formatMessage],
  );
};
