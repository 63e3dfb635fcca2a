import { Type } from 'typebox';

const REQUESTS_MAX = 1_000_000_000;
const count = (description: string) => Type.Integer({ minimum: 0, maximum: REQUESTS_MAX, description });

/** Use of a partner key on one day that a gateway has not reported before. */
export const PartnerKeyUseSchema = Type.Object(
  {
    key_id: Type.String({ format: 'uuid', description: 'Identity of the key.' }),
    day: Type.String({ format: 'date', description: 'Day of the requests in UTC.' }),
    requests: count('Requests with the key, limited ones included.'),
    limited: count('Requests among them that a limit of the key refused.'),
  },
  { $id: 'PartnerKeyUse', description: 'Use of a partner key on one day.' },
);
