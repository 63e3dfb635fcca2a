import {
  HTTP_SERVER_OPTIONS,
  KEEP_ALIVE_MS,
  REQUEST_LIMITS,
  UPLOAD_ROUTES,
} from '@sahra/schemas/transfer-limits';

import { readEnvironment } from '../src/environment/environment';
import { LOG_FORMAT } from '../src/environment/log-format';

const environment = readEnvironment();

/** pino levels with another name in winston. */
const WINSTON_LEVEL: Readonly<Record<string, string>> = { fatal: 'error', trace: 'silly' };

export default {
  host: environment.HOST,
  port: environment.PORT,
  // The links in mails to editors lead here.
  url: environment.DESK_URL.trim().split(/\s+/)[0],
  http: {
    serverOptions: {
      ...HTTP_SERVER_OPTIONS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: REQUEST_LIMITS.headersMs + Math.max(...UPLOAD_ROUTES.map(({ wholeMs }) => wholeMs)),
    },
  },
  app: { keys: environment.APP_KEYS.split(',') },
  dirs: { public: environment.PUBLIC_DIR },
  logger: {
    config: {
      level: WINSTON_LEVEL[environment.LOG_LEVEL] ?? environment.LOG_LEVEL,
      silent: environment.LOG_LEVEL === 'silent',
      format: LOG_FORMAT,
    },
    updates: { enabled: false },
    startup: { enabled: false },
  },
  transfer: { remote: { enabled: false } },
  webhooks: { populateRelations: false },
};
