import type { Locale } from '@sahra/schemas/constants';

import type { Plan } from '../desk/plans/plan';
import type { AdminUser } from './admin-user';
import { SHOW, SHOW_TEXT } from './published-records';
import { fields, type TestCms, type TestResponse } from './test-cms';

/** A limit for what hangs: the worker looks for due plans every two seconds. */
const WITHIN_MS = 30_000;

export const ARABIC = { ar: { title: 'سوق الليل', description: 'عن السوق' } };

export const tomorrow = (): string => new Date(Date.now() + 86_400_000).toISOString();

/** Asks again and again until `isDone`. */
export const within = async (isDone: () => Promise<boolean>): Promise<number> => {
  const began = Date.now();
  while (!(await isDone())) if (Date.now() - began > WITHIN_MS) throw new Error('It did not happen in time.');
  return Date.now() - began;
};

/** Shows whose publication is planned, for the tests of plans. */
export const plannedShows = (cms: () => TestCms, deskOf: (code: string) => AdminUser) => {
  let drafts = 0;
  return {
    /** A show whose words are written and not published. */
    draft: async (words: Partial<Record<Locale, object>> = {}): Promise<string> => {
      const slug = `planned-${(drafts += 1)}`;
      const { documentId } = await cms()
        .strapi.documents(SHOW)
        .create({ data: fields({ slug }) });
      for (const [locale, data] of Object.entries(words))
        await cms()
          .strapi.documents(SHOW_TEXT)
          .update({ documentId, locale, data: fields({ ...data }) });
      return documentId;
    },
    plan: (documentId: string, more: object, code = 'sahra-editor-ar'): Promise<TestResponse> =>
      deskOf(code).ask('POST', '/desk/plans', {
        ...{ type: 'show', documentId, language: 'ar', act: 'publish', at: tomorrow() },
        ...more,
      }),
    plansOf: async (documentId: string): Promise<Plan[]> => {
      const { body } = await deskOf('sahra-support').ask(
        'GET',
        `/desk/plans?type=show&documentId=${documentId}`,
      );
      return (body as { data: Plan[] }).data;
    },
    isLive: async (documentId: string, locale: Locale): Promise<boolean> =>
      (await cms().strapi.documents(SHOW_TEXT).findOne({ documentId, locale, status: 'published' })) !== null,
    /** Makes the plans of these records due. */
    comeDue: (...ids: readonly string[]) =>
      cms().strapi.db.connection.raw(
        "UPDATE desk.plans SET at = now() WHERE document = ANY(?) AND state = 'waiting'",
        [[...ids]],
      ),
  };
};
