import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useId, useRef, useState } from 'react';

import type { PictureValue } from '../../../desk/record/record-detail';
import frame from '../frame/frame.module.css';
import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { pictureOf, uploadOf, type LibraryFile, type LibraryPage } from './picture-file';
import styles from './picture.module.css';

const SIZE = 24;
const TYPED_MS = 250;

interface Library {
  files: readonly LibraryFile[];
  hasMore: boolean;
}

/** Reads the library's newest pictures, page after page; a search begins again. */
const useLibrary = (query: string, page: number): Library => {
  const { get } = useFetchClient();
  const [library, setLibrary] = useState<Library>({ files: [], hasMore: false });
  useEffect(() => {
    let isCurrent = true;
    const params = new URLSearchParams({
      ...{ page: String(page), pageSize: String(SIZE), sort: 'createdAt:DESC' },
      'filters[$and][0][mime][$contains]': 'image',
      ...(query !== '' && { _q: query }),
    });
    const timer = setTimeout(() => {
      get<LibraryPage>(`/upload/files?${params.toString()}`).then(
        ({ data: { results, pagination } }) => {
          if (!isCurrent) return;
          setLibrary((former) => ({
            files: page === 1 ? results : [...former.files, ...results],
            hasMore: pagination.page < pagination.pageCount,
          }));
        },
        () => undefined,
      );
    }, TYPED_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [get, query, page]);
  return library;
};

interface Props {
  onChoose: (picture: PictureValue) => void;
  onClose: () => void;
}

/** Pictures of the media library, and the place to upload one. */
export const PictureDialog = ({ onChoose, onClose }: Props) => {
  const { text } = useDeskLanguage();
  const { post } = useFetchClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const upload = useRef<HTMLInputElement>(null);
  const title = useId();
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const [state, setState] = useState<'rest' | 'uploading' | 'broken'>('rest');
  const { files, hasMore } = useLibrary(query, page);
  useEffect(() => dialog.current?.showModal(), []);

  const choose = (file: LibraryFile): void => {
    onChoose(pictureOf(file));
    dialog.current?.close();
  };
  const send = async (file: File): Promise<void> => {
    setState('uploading');
    try {
      const { data } = await post<LibraryFile[]>('/upload', uploadOf(file));
      const [stored] = data;
      if (stored) choose(stored);
    } catch {
      setState('broken');
    }
  };

  return (
    <dialog
      ref={dialog}
      className={[frame['dialog'], styles['dialog']].join(' ')}
      aria-labelledby={title}
      onClose={onClose}
    >
      <h2 id={title}>{text('pic.library')}</h2>
      <div className={styles['bar']}>
        <input
          type="search"
          className={styles['search']}
          aria-label={text('pic.search')}
          placeholder={text('pic.search')}
          value={query}
          onChange={({ target }) => {
            setPage(1);
            setQuery(target.value);
          }}
        />
        <input
          ref={upload}
          type="file"
          accept="image/*"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void send(file);
          }}
        />
        <button
          type="button"
          className={[parts['button'], parts['primary']].join(' ')}
          onClick={() => upload.current?.click()}
        >
          {text(state === 'uploading' ? 'pic.uploading' : 'pic.upload')}
        </button>
        <button type="button" className={parts['button']} onClick={() => dialog.current?.close()}>
          {text('close')}
        </button>
      </div>
      {state === 'broken' && <p role="alert">{text('pic.broken')}</p>}
      <ul className={styles['library']}>
        {files.map((file) => (
          <li key={file.id}>
            <button type="button" onClick={() => choose(file)}>
              <img src={pictureOf(file).small} alt="" loading="lazy" />
              <span dir="auto">{file.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" className={parts['button']} onClick={() => setPage(page + 1)}>
          {text('pic.more')}
        </button>
      )}
    </dialog>
  );
};
