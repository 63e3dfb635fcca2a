/** Text for editors in English and Arabic. */
export type InBoth = readonly [english: string, arabic: string];

/** What editors read about a field. */
export interface FieldWords {
  label: InBoth;
  help?: InBoth;
  /** Labels of the choices, by stored value. */
  choices?: Readonly<Record<string, InBoth>>;
}

/** Texts of the fields of an area: by content type or component, then by field. */
export type AreaWords = Readonly<Record<string, Readonly<Record<string, FieldWords>>>>;
