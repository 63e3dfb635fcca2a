import { UpstreamFailure } from '../upstreams/http/upstream-failure';
import { keyOfNodeId } from './node-id';
import type { NodeType } from './node-id';

/** Input field that takes an id, in snake_case, and the code with which an id of nothing is refused. */
interface IdField {
  field: string;
  code: string;
}

/** Returns the key of an id that a form takes. Throws the form error of the field when no such node can exist. */
export const requireKey = (type: NodeType, id: string, { field, code }: IdField): string => {
  const key = keyOfNodeId(type, id);
  if (key === null) throw new UpstreamFailure('gateway', 422, code, { [field]: [code] });
  return key;
};
