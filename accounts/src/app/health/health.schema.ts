import { Type } from 'typebox';

const Status = Type.Object({ status: Type.String() });

export const HEALTH_SCHEMA = {
  operationId: 'health',
  tags: ['operations'],
  summary: 'Whether the process is up',
  description: 'Touches nothing else.',
  response: { 200: { ...Status, description: 'Up.' } },
};

export const READY_SCHEMA = {
  operationId: 'ready',
  tags: ['operations'],
  summary: 'Whether the database answers',
  description: 'For load balancers: traffic should come here only while this is 200.',
  response: {
    200: { ...Status, description: 'Ready.' },
    503: { ...Status, description: 'The database does not answer.' },
  },
};
