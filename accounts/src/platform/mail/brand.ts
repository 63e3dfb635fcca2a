/** Brand name of the mails; edited in the cms in each locale. */
export interface Brand {
  name: string;
  /** Name in the other script; empty when unknown. */
  echo: string;
}
