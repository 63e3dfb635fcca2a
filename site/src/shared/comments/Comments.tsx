import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../auth/auth-state';
import { leadToLogin } from '../auth/login-intent';
import { useLocalize } from '../i18n/locale-context';
import { useStore } from '../store/use-store';
import { wantedMinute } from '../playback/wanted-minute';
import { presentAddress } from '../playback/present-address';
import { COMMENTS_ID } from './comments-id';
import * as styles from './Comments.module.css';
import { CommentsList } from './CommentsList/CommentsList';
import { Composer } from './Composer/Composer';
import { useCommentDraft } from './Composer/use-comment-draft';
import { LoginPrompt, PlanPrompt } from './Composer/WritingPrompt';
import { shownCount } from './state/comments-state';
import { loadReported } from './state/reported-comments';
import { useComments } from './state/use-comments';
import type { CommentedVideo } from './text/CommentText';

export interface CommentsProps {
  video: CommentedVideo & { premium: boolean };
  /** Number of comments that the page told. */
  knownCount: number;
  hasPlans: boolean;
  /** Tells the heading the number of comments. */
  onCount: (count: number) => void;
}

const ViewerComments = ({ video, knownCount, hasPlans, onCount }: CommentsProps) => {
  const { t } = useTranslation();
  const localize = useLocalize();
  const viewer = useStore(authState, null);
  const comments = useComments(video.code);
  const { state, send, sortBy } = comments;
  const minute = useStore(wantedMinute, null);
  useEffect(() => {
    if (minute?.code !== video.code) return;
    wantedMinute.set(null);
    sortBy('POSITION', minute.second);
  }, [minute, video.code, sortBy]);
  const unsent = state.unsent.filter(({ parentId }) => parentId === null);
  const draft = useCommentDraft(`comment.${video.code}`, unsent, comments.typed);
  // By minute, those that name none are left out.
  const count = comments.order === 'POSITION' ? state.count : shownCount(state);
  const mayWrite = viewer !== null && (!video.premium || viewer.has_subscription);

  useEffect(() => loadReported(viewer?.id ?? null), [viewer?.id]);
  useEffect(() => {
    if (count !== null) onCount(count);
  }, [count, onCount]);

  return (
    <div className={styles.comments}>
      {mayWrite && (
        <Composer
          video={video}
          parentId={null}
          label={t('comments.label')}
          placeholder={t('comments.placeholder')}
          draft={draft}
          onSend={send}
        />
      )}
      {viewer === null && <LoginPrompt />}
      {viewer !== null && !mayWrite && <PlanPrompt hasPlans={hasPlans} />}
      <CommentsList
        video={video}
        comments={comments}
        knownCount={knownCount}
        mayWrite={mayWrite}
        isGuest={viewer === null}
        onGuest={() => leadToLogin(localize, presentAddress(`#${COMMENTS_ID}`))}
      />
    </div>
  );
};

/** Comments on a video. Another viewer starts with an empty state: nothing that one wrote is shown to the next. */
export const Comments = (props: CommentsProps) => {
  const viewer = useStore(authState, null)?.id ?? '';
  return <ViewerComments key={`${props.video.code} ${viewer}`} {...props} />;
};
