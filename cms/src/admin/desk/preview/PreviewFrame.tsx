import { PREVIEW_PARAMETER, type PreviewMessage, type PreviewReady } from '@sahra/schemas/preview-message';
import { useEffect, useRef, useState } from 'react';

import type { PreviewPermission } from '../../../desk/preview/preview.route';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './preview.module.css';

/** A page that has not spoken by then does not come. */
const SILENT_MS = 15_000;

export interface FrameSize {
  width: number;
  height: number;
  /** Size on the screen of one pixel of the page. */
  scale: number;
}

interface Props {
  /** Path of the page. */
  address: string;
  name: string;
  size: FrameSize;
  permission: PreviewPermission;
  /** Rises with every save. */
  revision: number;
}

const isReady = (data: unknown): data is PreviewReady =>
  typeof data === 'object' && data !== null && (data as Partial<PreviewReady>).type === 'sahra.preview.ready';

/**
 * Page of the site in a frame, with drafts. The token is handed to the page itself and never stands in its address; each
 * save tells the page to read again, so that no frame opens a stream.
 */
export const PreviewFrame = ({ address, name, size, permission, revision }: Props) => {
  const { text } = useDeskLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [greetings, setGreetings] = useState(0);
  const [isSilent, setIsSilent] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { siteUrl, token } = permission;

  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow || origin !== siteUrl || !isReady(data)) return;
      setIsSilent(false);
      setGreetings((former) => former + 1);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [siteUrl]);

  useEffect(() => {
    if (greetings === 0) return;
    const message: PreviewMessage = { type: 'sahra.preview', token, revision };
    frame.current?.contentWindow?.postMessage(message, siteUrl);
  }, [greetings, token, revision, siteUrl]);

  const hasSpoken = greetings > 0;
  useEffect(() => {
    if (hasSpoken) return undefined;
    const timer = setTimeout(() => setIsSilent(true), SILENT_MS);
    return () => clearTimeout(timer);
  }, [hasSpoken, attempt]);

  const { width, height, scale } = size;
  return (
    <div
      className={styles['frame']}
      style={{ inlineSize: `${width * scale}px`, blockSize: `${height * scale}px` }}
    >
      <iframe
        key={`${address} ${attempt}`}
        ref={frame}
        title={name}
        src={`${siteUrl}${address}?${PREVIEW_PARAMETER}`}
        referrerPolicy="no-referrer"
        style={{ width: `${width}px`, height: `${height}px`, transform: `scale(${scale})` }}
      />
      {!hasSpoken && (
        <div className={styles['cover']} role="status">
          {isSilent ? (
            <>
              <p>{text('preview.failed')}</p>
              <button
                type="button"
                className={parts['button']}
                onClick={() => {
                  setIsSilent(false);
                  setAttempt(attempt + 1);
                }}
              >
                {text('preview.again')}
              </button>
            </>
          ) : (
            <p>{text('preview.loading')}</p>
          )}
        </div>
      )}
    </div>
  );
};
