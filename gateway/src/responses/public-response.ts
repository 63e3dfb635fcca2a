import type { Locale } from '@sahra/schemas/constants';

import type { FeedName } from '../content/public-loader';

/** What is known of a response that may be kept. */
export interface PublicResponse {
  locale: Locale;
  /** Name of the site's operation, otherwise `other`. */
  operation: string;
  /** SHA-256 of the document. */
  documentHash: string;
  /** Most objects that the operation may read with its variables. */
  cost: number;
  /** Objects in the response. */
  objects: number;
  /** Cache tags of everything in it. */
  tags: readonly string[];
  /** Change feeds that purge these tags. */
  feeds: readonly FeedName[];
  /** First moment at which it may change without a change of its records, in ms since 1970. */
  expiresAt: number;
  /** Response extensions as they were sent to this caller. */
  extensions: object;
}
