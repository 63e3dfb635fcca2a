import type { Drill } from './drill';
import { runGatewayDrill } from './run-gateway-drill';

/** `-- known <number>` sets the number of generated queries. */
export const drill: Drill = {
  proves: '10,000 generated queries: compiled ones have the data and the errors that graphql-js gives.',
  run: (context) =>
    runGatewayDrill(context, 'known', 'Compiled queries differ from those of graphql-js: see above.'),
};
