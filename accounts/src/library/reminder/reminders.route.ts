import { isReminderId } from '@sahra/schemas/reminder-id';

import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { addReminder } from './add-reminder';
import { readReminderSubject } from './read-reminder-subject';
import { ADD_REMINDER_SCHEMA, REMINDERS_SCHEMA, REMOVE_REMINDER_SCHEMA } from './reminder.schema';

/** Returns `value` as the id of a schedule entry or live event; undefined when it cannot be one. */
const scheduleIdOf = (value: unknown): string | undefined =>
  typeof value === 'string' && isReminderId(value) ? value : undefined;

const PATH = '/api/reminders';

const refused = (code: string) => invalidFields([{ field: 'schedule_id', code }]);

const addRoute = (app: AccountsApp, { authenticate, config, database, clock }: Services): void => {
  app.post(
    PATH,
    { schema: ADD_REMINDER_SCHEMA, onRequest: authenticate.hook, validatorCompiler: uncheckedBody },
    async (request, reply) => {
      const { id: viewerId, locale } = authenticate.viewer(request);
      const scheduleId = scheduleIdOf(request.body.schedule_id);
      const subject =
        scheduleId === undefined ? null : await readReminderSubject(config.cms, scheduleId, locale);
      if (scheduleId === undefined || !subject) throw refused('NOT_FOUND');
      const { startsAt, formerId } = subject;
      const now = clock();
      if (startsAt <= now) throw refused('EVENT_STARTED');
      const reminder = { viewerId, scheduleId, formerId, startsAt, locale };
      await database.queries.transaction().execute((trx) => addReminder(trx, reminder, now));
      return reply.code(201).send({ data: { schedule_id: scheduleId, starts_at: startsAt.toISOString() } });
    },
  );
};

export const remindersRoutes = (app: AccountsApp, services: Services): void => {
  const { authenticate, database, clock } = services;
  const { queries } = database;
  const onRequest = authenticate.hook;
  app.get(PATH, { schema: REMINDERS_SCHEMA, onRequest }, async (request) => {
    const rows = await queries
      .selectFrom('reminders')
      .select(['schedule_id', 'starts_at'])
      .where('viewer_id', '=', authenticate.viewer(request).id)
      .where('starts_at', '>', clock())
      .orderBy('starts_at')
      .orderBy('schedule_id')
      .execute();
    return {
      data: rows.map(({ schedule_id, starts_at }) => ({ schedule_id, starts_at: starts_at.toISOString() })),
    };
  });
  addRoute(app, services);
  app.delete(
    `${PATH}/:schedule_id`,
    { schema: REMOVE_REMINDER_SCHEMA, onRequest },
    async (request, reply) => {
      await queries
        .deleteFrom('reminders')
        .where('viewer_id', '=', authenticate.viewer(request).id)
        .where('schedule_id', '=', request.params.schedule_id)
        .execute();
      return reply.code(204).send(null);
    },
  );
};
