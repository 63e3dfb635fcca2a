import type { Drill } from './drill';
import { runGatewayDrill } from './run-gateway-drill';

/** `-- steady <minutes>` sets how long the load lasts. */
export const drill: Drill = {
  proves:
    'ten minutes of mixed load on the graph, flat in time and memory; 1,000 feed rows; an upstream that fails in five ways.',
  run: (context) => runGatewayDrill(context, 'steady', 'The graph is not steady: see above.'),
};
