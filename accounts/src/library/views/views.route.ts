import type { Services } from '../../identity/identity.module';
import type { AccountsApp } from '../../platform/http/accounts-app';
import { invalidFields, type FieldFailure } from '../../platform/http/errors/refusal';
import { uncheckedBody } from '../../platform/http/errors/unchecked-body';
import { askedCodes } from '../../platform/video/asked-codes';
import { CODE_FAILURE, videoCodeOf } from '../../platform/video/video-code-of';
import { countView } from './count-view';
import { readVideoCounts } from './read-video-counts';
import { VISITOR_ID_LENGTH } from './view.limits';
import { COUNT_VIEW_SCHEMA, VIDEO_COUNTS_SCHEMA } from './views.schema';
import { dayOf, marksOf } from './watcher';

const VISITOR_ID = new RegExp(`^[\\w-]{${VISITOR_ID_LENGTH.min},${VISITOR_ID_LENGTH.max}}$`);
const VISITOR_FAILURE: FieldFailure = { field: 'visitor', code: 'BAD_USER_INPUT' };

const isVisitorId = (value: unknown): value is string => typeof value === 'string' && VISITOR_ID.test(value);

const countViewRoute = (app: AccountsApp, { authenticate, config, database, clock }: Services): void => {
  app.post(
    '/api/views',
    {
      schema: COUNT_VIEW_SCHEMA,
      validatorCompiler: uncheckedBody,
      onRequest: async (request) => {
        if (request.headers.authorization !== undefined) await authenticate.hook(request);
      },
    },
    async (request) => {
      const { authorization, 'user-agent': userAgent = '' } = request.headers;
      const { code: sent, visitor = null }: Readonly<Record<string, unknown>> = request.body;
      const code = videoCodeOf(sent);
      const visitorHolds = visitor === null || isVisitorId(visitor);
      if (code === undefined || !visitorHolds)
        throw invalidFields([
          ...(code === undefined ? [CODE_FAILURE] : []),
          ...(visitorHolds ? [] : [VISITOR_FAILURE]),
        ]);
      const now = clock();
      const day = dayOf(now);
      const sessionId = authorization === undefined ? null : authenticate.viewer(request).sessionId;
      const marks = marksOf({ sessionId, visitor, ip: request.ip, userAgent }, day, config.codePepper);
      return { data: { counted: await countView(database, { code, day, ...marks }, now) } };
    },
  );
};

/** Views, and the counts that everybody sees. */
export const viewsRoutes = (app: AccountsApp, services: Services): void => {
  countViewRoute(app, services);
  app.get('/api/video_counts', { schema: VIDEO_COUNTS_SCHEMA }, async (request) => ({
    data: await readVideoCounts(services.database.queries, askedCodes(request.query.codes)),
  }));
};
