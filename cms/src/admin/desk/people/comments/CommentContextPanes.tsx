import type { CommentContext, ModeratedComment, VideoCard } from '../../../../people/people-types';
import { useDeskLanguage } from '../../language/use-desk-language';
import { Failed } from '../../records/ListState';
import { useDeskData } from '../../use-desk-data';
import { AuthorPane } from './AuthorPane';
import { CommentVideo } from './CommentVideo';
import styles from './comments.module.css';
import { Decisions } from './Decisions';
import { ThreadComment } from './ThreadComment';
import type { Moderation } from './use-moderation';

interface Props {
  comment: ModeratedComment;
  moderation: Moderation;
}

/** A comment between its neighbours, what can be decided, and who wrote it. */
export const CommentContextPanes = ({ comment, moderation }: Props) => {
  const { text } = useDeskLanguage();
  const { id, code, reasons, held_for: heldFor } = comment;
  const context = useDeskData<CommentContext>(`/desk/people/comments/${id}`);
  const video = useDeskData<VideoCard[]>(`/desk/people/videos?codes=${code}`);
  const around = context.data?.around ?? [comment];
  const names = new Map(around.map((each) => [each.id, each.author ?? text('comments.gone')]));
  return (
    <>
      <section className={styles['context']} aria-label={text('comments.context')}>
        <CommentVideo comment={comment} cards={video.data} />
        {context.failed && (
          <Failed onRetry={context.reload} isReading={context.reading}>
            {text('people.failed')}
          </Failed>
        )}
        {around.map((each) => (
          <ThreadComment
            key={each.id}
            comment={each}
            isInQuestion={each.id === id}
            repliesTo={each.parent_id === null ? undefined : names.get(each.parent_id)}
          >
            {each.id === id && (
              <div className={styles['decision']}>
                <Decisions moderation={moderation} />
                {reasons.length > 0 && (
                  <p className={styles['note']}>
                    {text('comments.reasons', { reasons: reasons.join(' · ') })}
                    {heldFor.includes('reports') && ` ${text('comments.byReports')}`}
                  </p>
                )}
              </div>
            )}
          </ThreadComment>
        ))}
      </section>
      <AuthorPane comment={comment} context={context.data} />
    </>
  );
};
