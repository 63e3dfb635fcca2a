import { useMemo, useState } from 'react';

import { Words } from '../../../shared/direction/Words';
import { languageProps } from '../../../shared/i18n/language-props';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMediaQuery } from '../../../shared/page/use-media-query';
import { AdSlot } from '../../../shared/third-parties/AdSlot/AdSlot';
import { panelOf } from '../../../shared/ui/Tabs/Tabs';
import type { PanelProps } from '../../../shared/ui/Tabs/Tabs';
import { Chapters } from '../Chapters/Chapters';
import { CommentsSection } from '../../../shared/comments/CommentsSection';
import { readJustSeen } from '../follows/just-seen';
import { whatFollows } from '../follows/what-follows';
import { TRANSCRIPT_PLACE } from '../Player/transcript/transcript-place';
import { Stage } from '../Stage/Stage';
import { UpNext } from '../UpNext/UpNext';
import { useWatchTab } from './use-watch-tab';
import type { WatchTab } from './use-watch-tab';
import { WatchHead } from './WatchHead';
import * as styles from './WatchPage.module.css';
import type { WatchPageQuery } from './watch-page.query.generated';
import { PANELS, WatchTabs } from './WatchTabs';

interface Props {
  video: NonNullable<WatchPageQuery['video']>;
  builtPaths: readonly string[];
  /** Content version of the page. */
  version: number | null;
}

/** Page of one video: player, head, description, comments and what follows; in narrow windows the last three are tabs. */
export const WatchPage = ({ video, builtPaths, version }: Props) => {
  const { locale } = usePageLocale();
  const { code, description, language } = video;
  // Once for each arrival: while it plays, what follows does not change under the viewer's eyes.
  const follows = useMemo(() => whatFollows(video, readJustSeen()), [video]);
  const hasChapters = video.chapters.length > 0 && !video.live;
  const hasFollowing = follows.season.length + follows.after.length > 0;
  const [comments, setComments] = useState(video.commentCount ?? 0);
  const hasTabs = useMediaQuery('(width < 64rem)');
  const tabs: readonly WatchTab[] = hasFollowing
    ? ['comments', 'episodes', 'details']
    : ['comments', 'details'];
  const [tab, choose] = useWatchTab(tabs);
  const panel = (id: WatchTab): PanelProps => (hasTabs ? panelOf(PANELS[id], id === tab) : {});
  const ad = <AdSlot key={`ad ${code}`} />;
  return (
    <article className={styles.page}>
      <div className={styles.main}>
        <Stage key={code} video={video} next={follows.next} builtPaths={builtPaths} />
        {/* Belongs to the player, which fills it when the viewer opens the transcript. */}
        <div id={TRANSCRIPT_PLACE} className={styles.transcript} />
        {/* Their tab names their number. */}
        <WatchHead video={video} comments={hasTabs ? 0 : comments} version={version} />
        {hasTabs && (
          <WatchTabs
            tabs={tabs}
            selected={tab}
            onSelect={choose}
            comments={comments}
            episodes={follows.season.length}
          />
        )}
        <div id={PANELS.details} className={styles.details} {...panel('details')}>
          <p className={styles.description} {...languageProps(language, locale)}>
            <Words language={language}>{description}</Words>
          </p>
          {hasChapters && <Chapters key={code} video={video} />}
        </div>
        <CommentsSection
          key={`comments ${code}`}
          video={video}
          builtPaths={builtPaths}
          count={comments}
          onCount={setComments}
          panel={panel('comments')}
        />
        {!hasTabs && ad}
      </div>
      {hasFollowing && (
        <div id={PANELS.episodes} className={styles.follows} {...panel('episodes')}>
          <UpNext code={code} follows={follows} />
        </div>
      )}
      {hasTabs && ad}
    </article>
  );
};
