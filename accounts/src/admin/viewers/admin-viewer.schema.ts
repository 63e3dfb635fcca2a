import { Type } from 'typebox';

import { DataExportSchema } from '../../lifecycle/lifecycle.module';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { CursorQuery, PageMeta } from '../../platform/http/paging/cursor';
import { adminRoute } from '../admin-route.schema';

/** Viewer in the search results of support. */
export const AdminViewerSchema = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Identity of the viewer.' }),
    name: Type.String({ description: 'Full name.' }),
    email: Type.String({ description: 'E-mail address.' }),
    created_at: Type.String({ format: 'date-time', description: 'When they registered (ISO 8601, UTC).' }),
  },
  { $id: 'AdminViewer', description: 'A viewer as support finds them.' },
);

export const AdminViewerParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const FIND_VIEWERS_SCHEMA = {
  operationId: 'adminFindViewers',
  ...adminRoute('viewers:read', 'Look viewers up', 'By id, or by the beginning of the address or the name.'),
  querystring: Type.Object({
    q: Type.String({ minLength: 2, maxLength: 254, description: 'Id, or beginning of address or name.' }),
    ...CursorQuery.properties,
  }),
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(AdminViewerSchema)), meta: PageMeta },
      { description: 'By address; at most 50 a page.' },
    ),
    ...errorResponses([400, 401, 403]),
  },
};

export const VIEWER_FILE_SCHEMA = {
  operationId: 'adminViewerFile',
  ...adminRoute(
    'viewers:read',
    "A viewer's file",
    'Profile, devices, subscription, payments, comments and messages; not what they watch or save.',
  ),
  params: AdminViewerParams,
  response: {
    200: Type.Object({ data: componentRef(DataExportSchema) }, { description: 'The file.' }),
    ...errorResponses([400, 401, 403, 404]),
  },
};

export const END_SESSIONS_SCHEMA = {
  operationId: 'adminEndSessions',
  ...adminRoute('viewers:write', "End a viewer's sessions", 'On every device, at once.'),
  params: AdminViewerParams,
  response: {
    200: Type.Object(
      { data: Type.Object({ ended: Type.Integer({ description: 'Sessions that were running.' }) }) },
      { description: 'Nobody is signed in as this viewer now.' },
    ),
    ...errorResponses([400, 401, 403, 404]),
  },
};
