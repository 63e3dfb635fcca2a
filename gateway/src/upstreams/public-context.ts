import type { Locale } from '@sahra/schemas/constants';

/** What a public read may carry to an upstream: a language and a request id, never a viewer. */
export interface PublicContext {
  locale: Locale;
  requestId: string;
  /** Whether drafts are read. Nothing that is read with it may be shared. */
  drafts?: boolean;
}
