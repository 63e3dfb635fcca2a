import { useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { useDrop } from '../../use-drop';
import { DeskPage, type PageKeys } from '../frame/DeskPage';
import { useShortcuts } from '../frame/use-shortcuts';
import { useDeskLanguage } from '../language/use-desk-language';
import controls from '../parts/controls.module.css';
import parts from '../parts/parts.module.css';
import { Failed, Say } from '../records/ListState';
import { SearchField } from '../records/SearchField';
import { LoadingTiles, PictureGrid } from './PictureGrid';
import { PicturePane } from './PicturePane';
import styles from './pictures.module.css';
import { UploadState } from './UploadState';
import { useGridFocus } from './use-grid-focus';
import { usePictureAddress } from './use-picture-address';
import { usePictures } from './use-pictures';
import { useUploads } from './use-uploads';

const KEYS: PageKeys = [
  ['← → ↑ ↓', 'keys.move'],
  ['Enter', 'keys.open'],
  ['Esc', 'pictures.keys.close'],
  ['/', 'keys.search'],
];

const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;

/** The library of pictures: a grid, and the open picture beside it. */
export const PicturesPage = () => {
  const { text, counted } = useDeskLanguage();
  const address = usePictureAddress();
  const { q, isUnused, open } = address;
  const library = usePictures(q, isUnused);
  const { pictures, total, hasMore, failure } = library;
  const uploads = useUploads(library.add);
  const { grid, move, focus } = useGridFocus();
  const field = useRef<HTMLInputElement>(null);
  const chosen = useRef<HTMLInputElement>(null);
  const focusNext = useRef<number | null>(null);
  const { isOver, handlers } = useDrop(library.mayUpload ? uploads.send : null);

  const close = useCallback((): boolean => {
    if (open === null) return false;
    focusNext.current = open;
    address.setOpen(null);
    return true;
  }, [open, address]);
  const remove = (id: number): void => {
    const place = pictures?.findIndex((picture) => picture.id === id) ?? -1;
    const next = pictures?.[place + 1] ?? pictures?.[place - 1];
    focusNext.current = next?.id ?? null;
    address.setOpen(null);
    library.remove(id);
  };
  // After the question is gone, outside of which nothing takes the focus, and the pane, which hides the grid of a phone.
  useEffect(() => {
    if (focusNext.current === null || open !== null) return;
    focus(focusNext.current);
    focusNext.current = null;
  });
  useShortcuts({
    '/': () => field.current?.focus(),
    Escape: close,
    ...Object.fromEntries(MOVES.map((key) => [key, () => move(key)])),
  });

  return (
    <DeskPage
      isFull
      name={text('pictures')}
      keys={KEYS}
      top={
        <>
          <SearchField field={field} value={q} hint="pictures.hint" onSearch={address.setQuery} />
          {library.mayUpload && (
            <>
              <input
                ref={chosen}
                type="file"
                accept="image/*"
                multiple
                hidden
                aria-label={text('pictures.upload')}
                onChange={({ target }) => {
                  uploads.send([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
              <button
                type="button"
                className={[parts['button'], parts['primary'], styles['send']].join(' ')}
                onClick={() => chosen.current?.click()}
              >
                {text('pictures.upload')}
              </button>
            </>
          )}
        </>
      }
    >
      <div
        className={[styles['page'], open === null ? '' : styles['withPane']].join(' ')}
        {...(isOver && { 'data-over': '' })}
        {...handlers}
      >
        {/* The grid scrolls alone, also by keys. */}
        <div className={styles['library']} aria-busy={library.isLoading}>
          <nav
            className={[controls['pills'], styles['filters']].join(' ')}
            aria-label={text('pictures.filters')}
          >
            {([false, true] as const).map((wanted) => (
              <Link
                key={String(wanted)}
                className={controls['pill']}
                to={address.withUnused(wanted)}
                {...(wanted === isUnused && { 'aria-current': 'true' as const })}
              >
                {text(wanted ? 'pictures.unused' : 'all')}
              </Link>
            ))}
            <span className={parts['quiet']} role="status">
              {pictures && failure !== 'first' && counted('pictures.found', total)}
            </span>
          </nav>
          <UploadState uploads={uploads} />
          {isOver && <p className={styles['drop']}>{text('pictures.drop')}</p>}
          {failure === 'first' ? (
            <Failed onRetry={library.reload} isReading={library.isLoading}>
              {text('pictures.failed')}
            </Failed>
          ) : !pictures ? (
            <LoadingTiles />
          ) : pictures.length === 0 ? (
            <Say>
              <p>{text(q !== '' ? 'pictures.none' : isUnused ? 'pictures.allUsed' : 'pictures.empty')}</p>
              {(q !== '' || isUnused) && (
                <Link className={parts['button']} to="/desk/pictures">
                  {text('showAll')}
                </Link>
              )}
            </Say>
          ) : (
            <PictureGrid
              pictures={pictures}
              open={open}
              grid={grid}
              isWaiting={library.isLoading}
              onOpen={address.setOpen}
            />
          )}
          {failure === 'more' && <p role="alert">{text('pictures.moreFailed')}</p>}
          {pictures && failure !== 'first' && hasMore && (
            <button
              type="button"
              className={[parts['button'], styles['more']].join(' ')}
              aria-disabled={library.isLoading}
              onClick={() => {
                if (!library.isLoading) library.more();
              }}
            >
              {text(library.isLoading ? 'loading' : 'pictures.more')}
            </button>
          )}
        </div>
        {open !== null && (
          <PicturePane
            key={open}
            id={open}
            onChange={library.change}
            onDelete={remove}
            onClose={() => void close()}
          />
        )}
      </div>
    </DeskPage>
  );
};
