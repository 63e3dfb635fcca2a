import { constants, setPriority } from 'node:os';

import type { AttackTarget } from './attack-target';
import { ATTACKS } from './attacks';
import { bothReports } from './send-all';

/**
 * Runs in a separate process at the lowest priority: `attacker.ts NAME PLACE LEAST_MS`. It reports when it starts
 * to send, continues for at least LEAST_MS, and sends its report.
 */
setPriority(constants.priority.PRIORITY_LOW);
const [name = '', place = '', leastMs = ''] = process.argv.slice(2);
const attack = ATTACKS.get(name);
if (!attack) throw new Error(`There is no attack "${name}".`);
const began = performance.now();
process.send?.('sending');
let report = await attack.run(JSON.parse(place) as AttackTarget);
while (performance.now() - began < Number(leastMs))
  report = bothReports(report, await attack.run(JSON.parse(place) as AttackTarget));
process.send?.(report, () => process.exit());
