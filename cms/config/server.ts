import { readEnvironment } from '../src/environment/environment';

const environment = readEnvironment();

export default {
  host: environment.HOST,
  port: environment.PORT,
  app: { keys: environment.APP_KEYS.split(',') },
  dirs: { public: environment.PUBLIC_DIR },
  logger: {
    config: { level: environment.LOG_LEVEL, silent: environment.LOG_LEVEL === 'silent' },
    updates: { enabled: false },
    startup: { enabled: false },
  },
  transfer: { remote: { enabled: false } },
  webhooks: { populateRelations: false },
};
