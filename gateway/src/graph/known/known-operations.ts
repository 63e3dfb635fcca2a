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
  /** Text of the document; undefined when the request has only its hash. */
  document: string | undefined;
  hash: string | undefined;
  operationName: string | undefined;
}

type Answered = Omit<KnownOperation, 'execute'> & { operationName: string | undefined };

const keyOf = (queryHash: string, operationName: string | undefined): string =>
  `${queryHash} ${operationName ?? ''}`;

/** Queries that are asked for again and again, compiled: docs/decisions/0166. */
export class KnownOperations {
  readonly #seen = new LRUCache<string, number>({ max: SEEN_MAX });
  readonly #known = new LRUCache<string, KnownOperation>({
    max: KNOWN_MAX,
    maxSize: KNOWN_LENGTH_MAX,
    sizeCalculation: ({ source }) => source.length,
    dispose: ({ source }) => this.#hashes.delete(source),
  });
  /** Hashes of the known documents by their text. */
  readonly #hashes = new Map<string, string>();
  #restsUntil = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly limits = LIMITS,
  ) {}

  /** Number of compiled operations. */
  get size(): number {
    return this.#known.size;
  }

  /** Returns the operation that a request asks for; undefined when it is not known. */
  find({ document, hash, operationName }: AskedOperation): KnownOperation | undefined {
    const queryHash = hash ?? this.#hashes.get(document ?? '');
    return queryHash === undefined ? undefined : this.#known.get(keyOf(queryHash, operationName));
  }

  /** Notes that Apollo Server has validated and executed a query, and compiles it when it comes again. */
  note({ operationName, ...answered }: Answered): void {
    const { source, queryHash, document } = answered;
    const key = keyOf(queryHash, operationName);
    if (source.length > LENGTH_MAX || INTROSPECTION.test(source) || this.#known.has(key)) return;
    const seen = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, seen);
    const began = performance.now();
    if (seen < this.limits.seenBefore || began < this.#restsUntil) return;
    const execute = compileOperation(this.schema, { source, document, operationName });
    const ended = performance.now();
    this.#restsUntil = ended + (ended - began) / this.limits.compilingPart;
    this.#known.set(key, { ...answered, execute });
    this.#hashes.set(source, queryHash);
  }
}
