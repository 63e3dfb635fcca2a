import type { Drill } from './drill';
import { runGatewayDrill } from './run-gateway-drill';

/** `-- cache <number>` sets the number of generated keys. */
export const drill: Drill = {
  proves: '100,000 made-up keys: the memory of a gateway and the hit rate of ordinary pages stay flat.',
  run: (context) =>
    runGatewayDrill(context, 'cache', 'Keys of one caller push out what everybody reads: see above.'),
};
