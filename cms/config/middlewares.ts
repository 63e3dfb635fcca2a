import { REQUEST_LIMITS, UPLOAD_ROUTES } from '@sahra/schemas/transfer-limits';

import { FILE_PARTS } from '../src/requests/temporary-files';

interface FormPart {
  name: string | null;
}

const { bodyBytes } = REQUEST_LIMITS;

/** Middleware chain of the admin panel. `/api`, `/health` and `/ready` are handled before it: see src/index.ts. */
export default [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  'global::client-errors',
  {
    name: 'strapi::body',
    config: {
      jsonLimit: bodyBytes,
      formLimit: bodyBytes,
      textLimit: bodyBytes,
      formidable: {
        maxFileSize: Math.max(...UPLOAD_ROUTES.map(({ bytes }) => bytes)),
        filter: ({ name }: FormPart) => name !== null && FILE_PARTS.includes(name),
      },
    },
  },
  'global::temporary-files',
  'global::request-text',
  'global::member-address',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
