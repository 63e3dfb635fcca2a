import type { JobHandler } from '../../platform/jobs/job-handler';

/** Writes a case of the service itself, about a viewer's money, into the inbox of support. */
export const supportCaseJob: JobHandler<'support-case'> =
  ({ payload: { viewerId, locale, content } }, { clock }) =>
  async (trx) => {
    const viewer =
      viewerId === null
        ? undefined
        : await trx
            .selectFrom('viewers')
            .select(['id', 'name', 'email'])
            .where('id', '=', viewerId)
            .executeTakeFirst();
    await trx
      .insertInto('messages')
      .values({
        kind: 'payment',
        viewer_id: viewer?.id ?? null,
        name: viewer?.name ?? null,
        email: viewer?.email ?? null,
        content,
        locale,
        created_at: clock(),
      })
      .execute();
  };
