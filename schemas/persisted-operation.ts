/** A persisted operation: the data a caller needs to send it by id, without the document. */
export interface PersistedOperation<Data, Variables> {
  readonly name: string;
  /** SHA-256 of the document; its key in operations/site.json. */
  readonly hash: string;
  /** Set when the operation changes data: it is sent under an Idempotency-Key. */
  readonly mutation?: true;
  /** Exists only at type level: carries the types of the result and the variables. */
  readonly types?: (variables: Variables) => Data;
}
