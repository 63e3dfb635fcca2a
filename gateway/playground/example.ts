import type { Locale } from '@sahra/schemas/constants';

type Words = Readonly<Record<Locale, string>>;

/** Example of the playground, with the operation that it opens. */
export interface Example {
  name: string;
  title: Words;
  /** What it shows, in one line. */
  about: Words;
  query: string;
  /** Variables as JSON text; absent when the operation has none. */
  variables?: string;
}

/** Examples that belong to one task of a developer. */
export interface ExampleTask {
  task: Words;
  examples: Example[];
}
