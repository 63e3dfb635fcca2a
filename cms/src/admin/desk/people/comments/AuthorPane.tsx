import type { CommentContext, ModeratedComment } from '../../../../people/people-types';
import { Ago } from '../Ago';
import { useDeskLanguage } from '../../language/use-desk-language';
import parts from '../../parts/parts.module.css';
import { TypedWords } from '../../parts/TypedWords';
import { Avatar } from './Avatar';
import own from './author.module.css';
import styles from './comments.module.css';

const EARLIER_SHOWN = 3;

interface Props {
  comment: ModeratedComment;
  /** Undefined while it is read. */
  context: CommentContext | undefined;
}

/** Who wrote the comment, and what else they wrote. */
export const AuthorPane = ({ comment, context }: Props) => {
  const { text, day, number } = useDeskLanguage();
  const author = context?.author;
  const earlier = (context?.earlier ?? []).slice(0, EARLIER_SHOWN);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <aside className={own['author']} aria-label={text('comments.author')} tabIndex={0}>
      <div className={own['who']}>
        <Avatar name={comment.author} />
        <span>
          <b>
            <bdi>{comment.author ?? text('comments.gone')}</bdi>
          </b>
          {author && (
            <small className={parts['quiet']}>
              {text('comments.since', { day: day(author.registered_at) })}
            </small>
          )}
        </span>
      </div>
      {author && (
        <dl>
          <dt>{text('comments.count')}</dt>
          <dd className={parts['number']}>{number(author.comments)}</dd>
          <dt>{text('comments.hiddenBefore')}</dt>
          <dd className={parts['number']}>{number(author.hidden)}</dd>
        </dl>
      )}
      {context && (
        <>
          <h2>{text('comments.earlier')}</h2>
          {earlier.length === 0 && <p className={parts['quiet']}>{text('comments.noEarlier')}</p>}
          <ul>
            {earlier.map((each) => (
              <li key={each.id}>
                <span>
                  <TypedWords>{each.comment ?? ''}</TypedWords>
                </span>
                <small className={parts['quiet']}>
                  {text(`comments.status.${each.status}`)} · <Ago instant={each.created_at} />
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles['note']}>{text('comments.audit')}</p>
    </aside>
  );
};
