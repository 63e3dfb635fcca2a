import { plainText } from '../markdown/plain-text';

/** One or more things in the vocabulary of schema.org. URLs are unprefixed paths: headTagsOf makes them absolute. */
export type StructuredData = Record<string, unknown>;

/** Page above another one, and the page itself at the end. */
interface Place {
  name: string;
  path: string;
}

/** Returns the way from the home page to a page; the home page is left out when the site's name is not known. */
export const breadcrumbList = (
  brand: string | null | undefined,
  places: readonly Place[],
): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...(brand ? [{ name: brand, path: '/' }] : []), ...places].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: path,
  })),
});

interface Question {
  question: string;
  /** Markdown. */
  answer: string;
}

/** Returns questions with their answers; nothing when there is none. */
export const faqPage = (entries: readonly Question[]): StructuredData[] =>
  entries.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: entries.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
          })),
        },
      ];

/** Puts several things into one script. */
export const graphOf = (...things: readonly StructuredData[]): StructuredData => ({ '@graph': things });
