/** Under which name mails are sent; written in the cms, in each language. */
export interface Brand {
  name: string;
  /** The name in the other script; empty when it is not known. */
  echo: string;
}
