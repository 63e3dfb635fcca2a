import { PREVIEW_PARAMETER } from '@sahra/schemas/preview-message';
import type { PreviewMessage, PreviewReady } from '@sahra/schemas/preview-message';

import { contentVersion } from '../content/content-state';

let token: Promise<string> | null = null;

/** Returns the token that reads drafts, once the desk has sent it; null for a page that is no preview. */
export const previewToken = (): Promise<string> | null => token;

/** Returns whether the desk shows this page in a frame. The page's policy lets no other origin frame it. */
export const isPreview = (): boolean =>
  window.parent !== window && new URLSearchParams(window.location.search).has(PREVIEW_PARAMETER);

const isMessage = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' && data !== null && (data as Partial<PreviewMessage>).type === 'sahra.preview';

/** Reads drafts from now on, and reads again whenever the desk has saved: the page opens no stream. */
export const startPreview = (): void => {
  let settle: (sent: string) => void = () => undefined;
  token = new Promise((resolve) => {
    settle = resolve;
  });
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isMessage(data)) return;
    settle(data.token);
    token = Promise.resolve(data.token);
    // Versions of what is published are positive, so that a negative one differs from all of them.
    contentVersion.set(-data.revision);
  });
  const ready: PreviewReady = { type: 'sahra.preview.ready' };
  window.parent.postMessage(ready, '*');
};
