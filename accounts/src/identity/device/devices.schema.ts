import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { IdempotentHeaders } from '../../platform/idempotency/idempotency-key.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { DEVICES_MAX } from './devices-max';
import { DeviceSchema } from './device.schema';

const shared = {
  tags: ['devices'],
  security: [{ bearer: [] }],
  headers: LocalizationHeaders,
};

export const DEVICES_SCHEMA = {
  ...shared,
  operationId: 'devices',
  summary: 'Devices that are signed in',
  description: `Last seen first, ${DEVICES_MAX} at most.`,
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(DeviceSchema)) },
      { description: 'The devices of the viewer.' },
    ),
    ...errorResponses([401]),
  },
};

const DeviceParams = Type.Object({
  id: Type.String({ description: '`id` of GET /api/devices.' }),
});

export const SIGN_OUT_DEVICE_SCHEMA = {
  ...shared,
  headers: IdempotentHeaders,
  operationId: 'signOutDevice',
  summary: 'Sign a device out',
  description:
    'Its session and its bearer end at once. The device that asks may be named too: it is signed out.',
  params: DeviceParams,
  response: {
    204: Type.Null({ description: 'The device is signed out.' }),
    ...errorResponses([401, 404], { 404: 'The viewer has no such device: NOT_FOUND.' }),
  },
};

export const SIGN_OUT_OTHERS_SCHEMA = {
  ...shared,
  operationId: 'signOutOtherDevices',
  summary: 'Sign every other device out',
  description: 'Their sessions and bearers end at once; the device that asks stays signed in.',
  response: {
    204: Type.Null({ description: 'Nobody else is signed in.' }),
    ...errorResponses([401]),
  },
};
