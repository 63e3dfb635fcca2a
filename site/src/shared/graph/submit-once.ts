import type { GraphErrorCode } from '@sahra/schemas/error-codes';

import { newIdempotencyKey } from './new-idempotency-key';

/** One act of a viewer: a mutation and its input. */
interface Act {
  name: string;
  input: string;
  key: string;
}

interface Answer {
  errors?: { extensions?: { code?: string } }[];
}

/** Codes behind which a service may have done the act although the graph could not answer. */
const UNKNOWN_OUTCOMES: readonly (string | undefined)[] = [
  'UPSTREAM_UNAVAILABLE',
  'INTERNAL',
] satisfies GraphErrorCode[];

/** Acts under way, and acts whose answer was lost. */
let unanswered: readonly Act[] = [];

/**
 * Returns the unanswered act of this name and input, or a new one. An act with the same name or the same input
 * replaces the earlier one: after "add" and "remove", "add" is a new act.
 */
const actOf = (name: string, variables: unknown): Act => {
  const input = JSON.stringify(variables);
  const begun = unanswered.find((act) => act.name === name && act.input === input);
  if (begun) return begun;
  const act = { name, input, key: newIdempotencyKey() };
  unanswered = [...unanswered.filter((other) => other.name !== name && other.input !== input), act];
  return act;
};

const isLost = ({ errors }: Answer): boolean =>
  errors?.some(({ extensions }) => UNKNOWN_OUTCOMES.includes(extensions?.code)) ?? false;

/**
 * Sends a mutation under an Idempotency-Key. The key lives until an answer arrives: the same act pressed again after
 * a lost answer is done once; a new input, or the same act after an answer, gets a new key.
 */
export const submitOnce = async <Response extends Answer>(
  name: string,
  variables: unknown,
  send: (key: string) => Promise<Response>,
): Promise<Response> => {
  const act = actOf(name, variables);
  const answer = await send(act.key);
  if (!isLost(answer)) unanswered = unanswered.filter((other) => other !== act);
  return answer;
};
