import { useState, type RefObject } from 'react';

import type { LibraryPicture } from '../../../desk/pictures/library-picture';
import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import parts from '../parts/parts.module.css';
import { freshAddress } from './picture-text';
import styles from './pictures.module.css';

const BLANK_TILES = 24;

/** Tiles of the real size while the library is read for the first time. */
export const LoadingTiles = () => {
  const { text } = useDeskLanguage();
  return (
    <div role="status">
      <span className={parts['hidden']}>{text('loading')}</span>
      <div className={styles['grid']} aria-hidden="true">
        {Array.from({ length: BLANK_TILES }, (_, place) => (
          <span key={place} className={styles['tile']}>
            <span className={[styles['shot'], controls['blank']].join(' ')} />
            <span className={[styles['line'], controls['blank']].join(' ')} />
            <span className={[styles['line'], controls['blank']].join(' ')} />
          </span>
        ))}
      </div>
    </div>
  );
};

interface Props {
  pictures: readonly LibraryPicture[];
  /** Id of the picture that is open beside the grid. */
  open: number | null;
  grid: RefObject<HTMLUListElement>;
  isWaiting: boolean;
  onOpen: (id: number) => void;
}

/** Pictures of the library. Tab stops at one of them; the arrows move. */
export const PictureGrid = ({ pictures, open, grid, isWaiting, onOpen }: Props) => {
  const { text, counted } = useDeskLanguage();
  const [focused, setFocused] = useState<number | null>(null);
  const stop = [focused, open].find((id) => pictures.some((picture) => picture.id === id)) ?? pictures[0]?.id;
  return (
    <ul
      ref={grid}
      className={[styles['grid'], isWaiting ? styles['waits'] : ''].join(' ')}
      aria-label={text('pictures')}
    >
      {pictures.map(({ id, name, small, version, width, height, uses }) => (
        <li key={id}>
          <button
            type="button"
            data-tile={id}
            className={styles['tile']}
            tabIndex={id === stop ? 0 : -1}
            {...(id === open && { 'aria-current': 'true' as const })}
            onFocus={() => setFocused(id)}
            onClick={() => onOpen(id)}
          >
            <img
              className={styles['shot']}
              src={freshAddress(small, version)}
              alt=""
              loading="lazy"
              decoding="async"
            />
            <span className={styles['name']} dir="auto">
              {name}
            </span>
            <span className={styles['facts']}>
              <span className={parts['number']}>
                {width} × {height}
              </span>
              <span>{counted('pictures.uses', uses)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};
