/** What no English text for editors says: names of the code, and a button that only Strapi's form has. */
const JARGON = /\b(?:facts|slug)\b|(?:\b(?:the|its|English|Arabic)|:) words\b|\bsave the record\b/iu;

/** Returns the texts for editors that speak of the code, or of Strapi's form. */
export const jargonIn = (texts: readonly string[]): string[] =>
  // A placeholder is filled before anybody reads it.
  texts.filter((text) => JARGON.test(text.replaceAll(/\{\w+\}/g, '')));
