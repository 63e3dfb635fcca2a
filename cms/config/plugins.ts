import type { ServerResponse } from 'node:http';

import { mailSender } from '@sahra/schemas/mail-sender';

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
      settings: { defaultFrom: mailSender(MAIL_FROM, PUBLIC_URL) },
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
