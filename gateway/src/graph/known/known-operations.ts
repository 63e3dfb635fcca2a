import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';

import { compileOperation } from './compile-operation';
import type { Execute } from './compile-operation';

const SEEN_MAX = 2_000;
const KNOWN_MAX = 500;
/** Characters of all documents together: their functions take about 40 times as many bytes. */
const KNOWN_LENGTH_MAX = 1_000_000;
/** The longest operation of the site has 6,000. */
const LENGTH_MAX = 20_000;
/** Descriptions of the schema have a cache of their own. */
const INTROSPECTION = /\b__(?:schema|type)\b/;

/** Limits that a test sets otherwise than production. */
export interface KnownLimits {
  /** Times that Apollo Server answers an operation before it is compiled. */
  seenBefore: number;
  /** Compiling takes at most this part of the time, whatever strangers ask for. */
  compilingPart: number;
}
const LIMITS: KnownLimits = { seenBefore: 2, compilingPart: 0.05 };

/** A query that was validated and executed before. */
export interface KnownOperation {
  source: string;
  queryHash: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  execute: Execute;
}

/** How a request names its operation. */
export interface AskedOperation {
  /** Text of the document, or the hash of a persisted one: only Apollo Server knows which hashes are registered. */
  asked: string;
  operationName: string | undefined;
}

type Answered = Omit<KnownOperation, 'execute'> & AskedOperation;

/** The length keeps a name apart from the text after it. */
const keyOf = ({ asked, operationName = '' }: AskedOperation): string =>
  `${operationName.length} ${operationName} ${asked}`;

/** Queries that are asked for again and again, compiled: docs/decisions/0166. */
export class KnownOperations {
  readonly #seen = new LRUCache<string, number>({ max: SEEN_MAX });
  readonly #known = new LRUCache<string, KnownOperation>({
    max: KNOWN_MAX,
    maxSize: KNOWN_LENGTH_MAX,
    sizeCalculation: ({ source }) => source.length,
  });
  #restsUntil = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly limits = LIMITS,
  ) {}

  /** Returns the operation that a request asks for; undefined when it is not known. */
  find(operation: AskedOperation): KnownOperation | undefined {
    return this.#known.get(keyOf(operation));
  }

  /** Notes that Apollo Server has validated and executed a query, and compiles it when it comes again. */
  note({ asked, operationName, ...answered }: Answered): void {
    const { source, document } = answered;
    const key = keyOf({ asked, operationName });
    if (source.length > LENGTH_MAX || INTROSPECTION.test(source) || this.#known.has(key)) return;
    const seen = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, seen);
    const began = performance.now();
    if (seen < this.limits.seenBefore || began < this.#restsUntil) return;
    const execute = compileOperation(this.schema, { source, document, operationName });
    const ended = performance.now();
    this.#restsUntil = ended + (ended - began) / this.limits.compilingPart;
    this.#known.set(key, { ...answered, execute });
  }
}
