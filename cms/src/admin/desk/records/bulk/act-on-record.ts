import type { useFetchClient } from '@strapi/strapi/admin';

import type { DeskRecord } from '../../../../desk/desk-record';
import type { DeskLanguage } from '../../language/use-desk-language';
import { deskError } from '../../record/desk-error';
import type { BulkAct } from './bulk-acts';

/** What became of one record. */
export interface BulkOutcome {
  record: DeskRecord;
  /** `unneeded`: it was so before. */
  result: 'done' | 'unneeded' | 'refused';
  /** Why nothing was done, in the editor's language. */
  reasons: readonly string[];
}

type Client = Pick<ReturnType<typeof useFetchClient>, 'post' | 'del'>;

const send = async ({ post, del }: Client, act: BulkAct, record: DeskRecord): Promise<void> => {
  const { type, documentId } = record;
  if (act.verb === 'delete') {
    const query = new URLSearchParams({ type, documentId, confirm: 'true' });
    await del(`/desk/record?${query.toString()}`);
    return;
  }
  await post(`/desk/record/${act.verb}`, { type, documentId, language: act.language });
};

const reasonsOf = (reason: unknown, { text }: DeskLanguage): string[] => {
  const { problems, sentence } = deskError(reason);
  if (problems.length === 0) return [sentence ?? text('bulk.noResponse')];
  return problems.map(({ label, sentence: said }) =>
    label === undefined ? said : text('bulk.reason', { field: label, sentence: said }),
  );
};

/**
 * Does to one record what its own screen does. A language that is live is not published again: that would mark the
 * other language as outdated.
 */
export const actOnRecord = async (
  client: Client,
  language: DeskLanguage,
  act: BulkAct,
  record: DeskRecord,
): Promise<BulkOutcome> => {
  if (act.verb === 'publish' && record.states[act.language] === 'live')
    return { record, result: 'unneeded', reasons: [language.text(`pub.rest.${act.language}`)] };
  try {
    await send(client, act, record);
    return { record, result: 'done', reasons: [] };
  } catch (reason) {
    return { record, result: 'refused', reasons: reasonsOf(reason, language) };
  }
};
