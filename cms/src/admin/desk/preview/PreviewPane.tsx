import { LOCALES, type Locale } from '@sahra/schemas/constants';
import { useEffect, useRef, useState } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import { Icon } from '../parts/Icon';
import controls from '../parts/controls.module.css';
import parts from '../parts/parts.module.css';
import { frameSize, PREVIEW_WINDOWS, type PreviewWindow } from './frame-sizes';
import { PreviewFrame } from './PreviewFrame';
import styles from './preview.module.css';
import { usePreviewPermission } from './use-preview-permission';

interface Props {
  /** Path of the record's page in each language. */
  addresses: Readonly<Record<Locale, string>>;
  /** Rises with every save. */
  revision: number;
  onClose: () => void;
}

const WINDOWS = Object.keys(PREVIEW_WINDOWS) as PreviewWindow[];
type Shown = Locale | 'both';

/** The record's own page in both languages and two widths, with what is not published yet. It follows every save. */
export const PreviewPane = ({ addresses, revision, onClose }: Props) => {
  const { text, locales } = useDeskLanguage();
  const { permission, failed, retry } = usePreviewPermission();
  const [shown, setShown] = useState<Shown>('both');
  const [kind, setKind] = useState<PreviewWindow>('phone');
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => {
    const pane = stage.current;
    if (!pane) return undefined;
    const observer = new ResizeObserver(() => setRoom(pane.clientWidth));
    observer.observe(pane);
    return () => observer.disconnect();
  }, []);
  const frames = shown === 'both' ? locales : LOCALES.filter((locale) => locale === shown);
  const size = frameSize(kind, frames.length, room);
  const pill = (isChosen: boolean, name: string, choose: () => void) => (
    <button
      key={name}
      type="button"
      className={controls['pill']}
      aria-pressed={isChosen}
      {...(isChosen && { 'aria-current': true })}
      onClick={choose}
    >
      {name}
    </button>
  );
  return (
    <section className={styles['pane']} aria-label={text('preview.name')}>
      <div className={styles['bar']}>
        <div role="group" aria-label={text('preview.languages')}>
          {(['both', ...locales] as const).map((each) =>
            pill(shown === each, text(`preview.${each}`), () => setShown(each)),
          )}
        </div>
        <div role="group" className={styles['windows']} aria-label={text('preview.width')}>
          {WINDOWS.map((each) => pill(kind === each, text(`preview.${each}`), () => setKind(each)))}
        </div>
        <button
          type="button"
          className={[parts['button'], styles['close']].join(' ')}
          aria-label={text('preview.close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div ref={stage} className={styles['stage']}>
        {failed && (
          <div className={styles['refused']} role="alert">
            <p>{text('preview.failed')}</p>
            <button type="button" className={parts['button']} onClick={retry}>
              {text('preview.again')}
            </button>
          </div>
        )}
        {permission !== null &&
          room > 0 &&
          frames.map((locale) => (
            <PreviewFrame
              key={locale}
              address={addresses[locale]}
              name={text(`preview.page.${locale}`)}
              size={size}
              permission={permission}
              revision={revision}
            />
          ))}
      </div>
    </section>
  );
};
