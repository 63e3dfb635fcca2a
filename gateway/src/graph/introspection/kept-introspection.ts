import {
  executeSync,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  stripIgnoredCharacters,
  validate,
} from 'graphql';
import type { FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';

import { aliasesRule } from '../limits/aliases.rule';
import { CostBuckets } from '../limits/cost-buckets';
import { COST_MAX, costOf } from '../limits/cost-of';

/** Price of a kept answer, in objects: it has a third of a megabyte. */
export const KEPT_INTROSPECTION_COST = 200;
/** Longest document that is looked at, in characters. Those of tools have about 2,000. */
const LENGTH_MAX = 4_000;
const ANSWERS_MAX = 40;
/** Most that a question may cost by the rules of every document. The standard query costs some 4,000. */
const COST_MAX_OF_QUESTION = 2 * COST_MAX;
/** Longest answer at this price, in bytes: aliases can make one of several megabytes. */
const ANSWER_BYTES_MAX = 1_048_576;
/** Making an answer takes as long as hundreds of kept ones, so at their price 20 are made at once, then one in 10 s. */
const MAKING = { max: 20, restorePerSecond: 0.1 };

interface KeptAnswer {
  operationName: string | undefined;
  /** The response's `data` as JSON. */
  data: Buffer;
}

/** Returns the operation of a document that asks for the schema once and for nothing else. */
const questionOf = (text: string) => {
  const document = parse(text, { noLocation: true });
  const operations: OperationDefinitionNode[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions) {
    if (node.kind === Kind.OPERATION_DEFINITION) operations.push(node);
    else if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  }
  const [operation, another] = operations;
  if (!operation || another || operation.operation !== OperationTypeNode.QUERY) return null;
  // A directive may choose the language of the response, and a variable what is in it.
  if (operation.directives?.length || operation.variableDefinitions?.length) return null;
  const asked = operation.selectionSet.selections
    .map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : selection.kind))
    .filter((name) => name !== '__typename');
  return asked.join() === '__schema' ? { document, operation, fragments } : null;
};

/**
 * Answers from memory what tools ask about the schema when they open, whichever fields they want and however they write
 * it: docs/decisions/0217. The schema of a running gateway never changes.
 */
export class KeptIntrospection {
  readonly #answers = new LRUCache<string, KeptAnswer>({ max: ANSWERS_MAX });
  readonly #making: CostBuckets;

  constructor(
    private readonly schema: GraphQLSchema,
    now: () => number,
  ) {
    this.#making = new CostBuckets(now, MAKING);
  }

  /** Returns the response's `data` as JSON; undefined for every document that Apollo Server has to answer or refuse. */
  answer(text: string, operationName?: string): Buffer | undefined {
    if (text.length > LENGTH_MAX || !text.includes('__schema')) return undefined;
    try {
      const document = stripIgnoredCharacters(text);
      const answer = this.#answers.get(document) ?? this.#make(document);
      if (!answer) return undefined;
      this.#answers.set(document, answer);
      return operationName === undefined || operationName === answer.operationName ? answer.data : undefined;
    } catch {
      // Invalid documents are reported by the parser that runs next.
      return undefined;
    }
  }

  #make(text: string): KeptAnswer | undefined {
    const { schema } = this;
    const root = schema.getQueryType();
    const question = questionOf(text);
    if (!question || !root) return undefined;
    const { document, operation, fragments } = question;
    const { selectionSet } = operation;
    const cost = costOf({ schema, root, selectionSet, fragments, variables: {} });
    // A smaller question has its own, smaller price.
    if (cost <= KEPT_INTROSPECTION_COST || cost > COST_MAX_OF_QUESTION) return undefined;
    if (this.#making.take('', 1) > 0) return undefined;
    if (validate(schema, document, [...specifiedRules, aliasesRule]).length > 0) return undefined;
    const { data } = executeSync({ schema, document });
    const answer = { operationName: operation.name?.value, data: Buffer.from(JSON.stringify(data)) };
    return answer.data.length > ANSWER_BYTES_MAX ? undefined : answer;
  }
}
