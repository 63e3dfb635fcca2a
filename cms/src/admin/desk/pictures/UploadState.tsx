import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import styles from './pictures.module.css';
import type { Uploads } from './use-uploads';

/** How far an upload is, and the files that were refused, by name. */
export const UploadState = ({ uploads }: { uploads: Uploads }) => {
  const { text, counted, number } = useDeskLanguage();
  const { progress, stored, refused, dismiss } = uploads;
  const place = progress && Math.min(progress.sent + 1, progress.all);
  return (
    <>
      <div role="status" className={styles['upload']}>
        {progress && place !== null ? (
          <>
            <span>{text('pictures.sending', { place: number(place), all: number(progress.all) })}</span>
            <progress value={progress.sent} max={progress.all} aria-hidden="true" />
          </>
        ) : (
          stored > 0 && <span>{counted('pictures.sent', stored)}</span>
        )}
      </div>
      {refused.length > 0 && (
        <div role="alert" className={styles['refused']}>
          <h2>{counted('pictures.refused', refused.length)}</h2>
          <ul>
            {refused.map(({ name, sentence }, place) => (
              <li key={`${place}-${name}`}>
                <bdi>{name}</bdi>: {sentence || text('pictures.broken')}
              </li>
            ))}
          </ul>
          <button type="button" className={[parts['button'], parts['small']].join(' ')} onClick={dismiss}>
            {text('pictures.dismiss')}
          </button>
        </div>
      )}
    </>
  );
};
