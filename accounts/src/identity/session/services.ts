import type { Dependencies } from '../../platform/dependencies';
import type { EntitlementRule } from '../viewer/viewer-of';
import { createAuthenticate, type Authenticate } from './authenticate';
import { createAccessTokens, type AccessTokens } from './access-tokens';

/** Dependencies of the routes. */
export interface Services extends Dependencies {
  bearers: AccessTokens;
  authenticate: Authenticate;
  entitlementOf: EntitlementRule;
}

/** Creates the services of an app. `entitlementOf` is injected, because billing is a layer above identity. */
export const createServices = (dependencies: Dependencies, entitlementOf: EntitlementRule): Services => {
  const { config, database, clock } = dependencies;
  const bearers = createAccessTokens(config.bearerSecret);
  return {
    ...dependencies,
    bearers,
    authenticate: createAuthenticate(database, bearers, clock),
    entitlementOf,
  };
};
