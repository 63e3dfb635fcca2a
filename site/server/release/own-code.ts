import schema from '@sahra/schemas/gateway.graphql';
import operations from '@sahra/schemas/operations/site.json';

import { recordPages } from '../../builder/record-pages';
import { SHELL_CONTRACT } from '../../src/shared/head/first-paint';
import type { ServingCode } from './release-compatibility';

/** What this server was built with. */
export const OWN_CODE: ServingCode = {
  contract: SHELL_CONTRACT,
  schema,
  operations: new Map(Object.entries(operations)),
  shellOperations: new Map(
    Object.entries(recordPages).map(([page, { operation }]) => [page, operation.hash]),
  ),
};
