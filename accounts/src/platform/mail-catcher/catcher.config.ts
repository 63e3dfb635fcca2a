import { cleanEnv, port, str } from 'envalid';

import { reportWrongSetting } from '../config/report-wrong-setting';

const SPEC = {
  HOST: str({ default: '127.0.0.1' }),
  SMTP_PORT: port({ default: 1025 }),
  /** Port of the page and the API. */
  PORT: port({ default: 8025 }),
  /** Folder of the stored mails. */
  MAIL_DIR: str({ default: '.data/mail' }),
};

/** Reads the settings of the development mail catcher. */
export const readCatcherConfig = (env: NodeJS.ProcessEnv) => {
  const clean = cleanEnv(env, SPEC, { reporter: reportWrongSetting });
  return { host: clean.HOST, smtpPort: clean.SMTP_PORT, port: clean.PORT, folder: clean.MAIL_DIR };
};
