/** An operation known by its id: what a caller needs to ask it without carrying the document. */
export interface PersistedOperation<Data, Variables> {
  readonly name: string;
  /** SHA-256 of the document: its key in operations/site.json. */
  readonly hash: string;
  /** Present in types only: carries what the operation answers and takes. */
  readonly types?: (variables: Variables) => Data;
}
