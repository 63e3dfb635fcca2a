import type { ServerResponse } from 'node:http';

import { PICTURE_CACHE } from '../src/pictures/picture-cache';
import { MAX_BYTES } from '../src/pictures/picture-limits';

export default {
  i18n: { enabled: true },
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
