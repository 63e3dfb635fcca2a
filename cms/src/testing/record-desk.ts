import type { Locale } from '@sahra/schemas/constants';

import type { RecordsPage } from '../desk/desk-record';
import type { RecordDetail } from '../desk/record/record-detail';
import type { AdminUser } from './admin-user';
import type { TestResponse } from './test-cms';

/** Problem as a refused request of the desk responds with it. */
export interface RefusedField {
  language: Locale | null;
  path: string[];
  label?: string;
  sentence: string;
}

/** Returns the record in a response. Throws for a refused request. */
export const detailIn = ({ status, body }: TestResponse): RecordDetail => {
  if (status !== 200) throw new Error(`The desk responded with ${status}: ${JSON.stringify(body)}`);
  return (body as { data: RecordDetail }).data;
};

export const problemsIn = ({ body }: TestResponse): RefusedField[] =>
  (body as { error: { problems: RefusedField[] } }).error.problems;

/** The screen of a record, as one editor uses it. */
export const recordDesk = (editor: AdminUser) => ({
  read: async (type: string, documentId: string): Promise<RecordDetail> =>
    detailIn(await editor.ask('GET', `/desk/record?type=${type}&documentId=${documentId}`)),
  put: (type: string, documentId: string, save: object): Promise<TestResponse> =>
    editor.ask('PUT', '/desk/record', { type, documentId, ...save }),
  publish: (type: string, documentId: string, language: Locale): Promise<TestResponse> =>
    editor.ask('POST', '/desk/record/publish', { type, documentId, language }),
  /** Returns the id of the first record of a type by its English title; seeds change all at once. */
  idOf: async (type: string): Promise<string> => {
    const { body } = await editor.ask('GET', `/desk/records?type=${type}&sort=title&size=1`);
    return (body as { data: RecordsPage }).data.records[0]?.documentId ?? '';
  },
});
