/** Parameter of an address that the desk previews: `/en/watch/{code}?preview`. */
export const PREVIEW_PARAMETER = 'preview';

/** Message of the desk to a page that it previews. The token never stands in an address, so no log contains it. */
export interface PreviewMessage {
  type: 'sahra.preview';
  /** Allows reading drafts for some minutes (`preview-token.ts`); the desk sends a new one in time. */
  token: string;
  /** From 1 on; another number means that something has been saved, so the page reads again. */
  revision: number;
}

/** Message of a previewed page to the desk: it waits for a token. */
export interface PreviewReady {
  type: 'sahra.preview.ready';
}
