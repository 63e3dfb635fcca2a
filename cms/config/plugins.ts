import type { ServerResponse } from 'node:http';

import { readEnvironment } from '../src/environment/environment';
import { PICTURE_CACHE } from '../src/pictures/picture-cache';
import { MAX_BYTES } from '../src/pictures/picture-limits';

const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = readEnvironment();

export default {
  i18n: { enabled: true },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: { url: SMTP_URL },
      settings: { defaultFrom: MAIL_FROM ?? `noreply@${new URL(PUBLIC_URL).hostname}` },
    },
  },
  upload: {
    config: {
      sizeLimit: MAX_BYTES,
      providerOptions: {
        localServer: {
          setHeaders: (answer: ServerResponse) => answer.setHeader('cache-control', PICTURE_CACHE),
        },
      },
    },
  },
};
