import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';

import { DeskPage, type PageKeys } from '../../frame/DeskPage';
import { useShortcuts } from '../../frame/use-shortcuts';
import { useDeskLanguage } from '../../language/use-desk-language';
import controls from '../../parts/controls.module.css';
import parts from '../../parts/parts.module.css';
import { ListBody } from '../ListBody';
import { useCommentCounts } from '../use-comment-counts';
import { CommentContextPanes } from './CommentContextPanes';
import { CommentQueue } from './CommentQueue';
import styles from './comments.module.css';
import { COMMENT_LISTS, useModeration, type CommentList } from './use-moderation';
import { WatchedWords } from './WatchedWords';

const KEYS: PageKeys = [
  ['J', 'keys.next'],
  ['K', 'keys.previous'],
  ['A', 'keys.allow'],
  ['H', 'keys.hide'],
  ['L', 'keys.later'],
  ['Z', 'keys.undo'],
];

/** A held key decides on one comment. */
const once =
  (act: () => void) =>
  ({ repeat }: KeyboardEvent): void => {
    if (!repeat) act();
  };

const Lists = ({ current }: { current: CommentList }) => {
  const { text, number } = useDeskLanguage();
  const { pathname } = useLocation();
  const counts = new Map(Object.entries(useCommentCounts(true) ?? {}));
  return (
    <div className={controls['pills']} role="group" aria-label={text('comments')}>
      {COMMENT_LISTS.map((list) => (
        <Link
          key={list}
          className={controls['pill']}
          to={`${pathname}?list=${list}`}
          {...(list === current && { 'aria-current': 'true' as const })}
        >
          {text(`comments.${list}`)}
          {counts.has(list) && <b className={parts['number']}>{number(counts.get(list) ?? 0)}</b>}
        </Link>
      ))}
    </div>
  );
};

const Desk = ({ list: name }: { list: CommentList }) => {
  const { text } = useDeskLanguage();
  const moderation = useModeration(name);
  const { list, selected, select, move, allow, hide, later, undo, canUndo } = moderation;
  const [editsWords, setEditsWords] = useState(false);
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    a: once(allow),
    h: once(hide),
    l: once(later),
    z: once(undo),
  });
  return (
    <DeskPage
      name={text('comments')}
      keys={KEYS}
      top={
        <>
          <Lists current={name} />
          <span className={styles['end']}>
            {canUndo && (
              <button type="button" className={parts['button']} onClick={undo} aria-keyshortcuts="Z">
                {text('comments.undo')} <kbd className={parts['key']}>Z</kbd>
              </button>
            )}
            <button type="button" className={parts['button']} onClick={() => setEditsWords(true)}>
              {text('words')}
            </button>
          </span>
        </>
      }
    >
      <div className={styles['panes']}>
        <section className={styles['queue']} aria-label={text('comments.queue')}>
          <ListBody list={list} empty={text(`comments.empty.${name}`)}>
            {(rows) => <CommentQueue comments={rows} selected={selected?.id} onSelect={select} />}
          </ListBody>
        </section>
        {selected ? (
          <CommentContextPanes
            // Words that were edited meanwhile have a context that is read again.
            key={`${selected.id} ${selected.version}`}
            moderation={moderation}
            comment={selected}
          />
        ) : (
          <div className={styles['context']} />
        )}
      </div>
      {editsWords && <WatchedWords onClose={() => setEditsWords(false)} />}
    </DeskPage>
  );
};

/** Comments that wait for a moderator, were reported or hidden, each with its context. */
export const CommentsPage = () => {
  const [parameters] = useSearchParams();
  const list = COMMENT_LISTS.find((each) => each === parameters.get('list')) ?? 'pending';
  return <Desk key={list} list={list} />;
};
