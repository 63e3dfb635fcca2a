import { AddressLimits } from '../../gateway/src/graph/limits/address-limits';

/** Full for the whole benchmark. */
const COST_PER_SECOND = 10_000_000;
/** Objects of the answers of the benchmark, about. */
const COST = 40;

const limits = new AddressLimits(Date.now, new Map(), COST_PER_SECOND);

/** Takes the cost of a request from the bucket of its address, as the gateway does. */
export const pay = (forwardedFor: string | string[] | undefined, document: string): void => {
  const charge = limits.charge(String(forwardedFor), { document });
  charge.take(COST);
  charge.settle(COST);
};
