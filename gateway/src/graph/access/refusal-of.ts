import type { GraphContext } from '../graph-context';
import { GraphFailure } from '../graph-failure';
import type { FieldAccess } from './field-access';

/** Returns why a request may not read what has this access; undefined when it may. */
export const refusalOf = (access: FieldAccess, context: GraphContext): GraphFailure | undefined => {
  const { partner } = context;
  switch (access.to) {
    case 'bearer':
    case 'node':
      return undefined;
    case 'firstParty':
      return partner !== null || context.isForeignPage
        ? new GraphFailure('FORBIDDEN', undefined, { reason: 'PARTNER_KEY_FIRST_PARTY' })
        : undefined;
    case 'scope': {
      if (partner === null || partner.key?.scopes.includes(access.scope)) return undefined;
      const told = { scope: access.scope };
      return new GraphFailure('FORBIDDEN', undefined, { reason: 'PARTNER_KEY_SCOPE', told });
    }
  }
};
