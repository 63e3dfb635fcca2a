import { LOCALES, type Locale } from '@sahra/schemas/constants';

import type { DeskRecord } from '../../../../desk/desk-record';
import { deskTypeOf, type DeskType } from '../../../../desk/desk-types';
import type { Editor } from '../../frame/use-editor';
import type { DeskLanguage } from '../../language/use-desk-language';

/** What can be done with several records at once. */
export type BulkAct = { verb: 'publish' | 'unpublish'; language: Locale } | { verb: 'delete' };

/** Name of an act, as the screen of a record names it. */
export const actName = (act: BulkAct, { text }: DeskLanguage): string => {
  if (act.verb === 'delete') return text('delete.do');
  return text(act.verb === 'publish' ? `pub.do.${act.language}` : `pub.take.${act.language}`);
};

/** Acts that the role allows for at least one of these types; the server decides on each record. */
export const allowedActs = (
  { mayPublish, mayDelete }: Editor,
  types: readonly DeskType[],
  locales: readonly Locale[] = LOCALES,
): BulkAct[] => {
  const published = locales.filter((language) => types.some((type) => mayPublish(type, language)));
  return [
    ...published.map((language) => ({ verb: 'publish' as const, language })),
    ...published.map((language) => ({ verb: 'unpublish' as const, language })),
    ...(types.some(mayDelete) ? [{ verb: 'delete' as const }] : []),
  ];
};

/** Whether an act changes anything of at least one of the records, as far as the list knows. */
const changesOne = (act: BulkAct, records: readonly DeskRecord[]): boolean =>
  act.verb === 'delete' ||
  records.some(({ states }) => {
    const state = states[act.language];
    return act.verb === 'publish' ? state !== 'live' : state !== 'missing' && state !== null;
  });

/** Acts that are offered for these records, the editor's language first. */
export const offeredActs = (
  editor: Editor,
  records: readonly DeskRecord[],
  locales: readonly Locale[],
): BulkAct[] =>
  allowedActs(
    editor,
    records.flatMap(({ type }) => deskTypeOf(type) ?? []),
    locales,
  ).filter((act) => changesOne(act, records));
