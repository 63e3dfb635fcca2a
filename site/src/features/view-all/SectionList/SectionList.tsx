import { useEffect, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { CardGrid } from '../../../shared/catalogue/CardGrid/CardGrid';
import { viewAllPath } from '../../../shared/catalogue/sections/sections';
import type { Section } from '../../../shared/catalogue/sections/sections';
import { ShortCard } from '../../../shared/catalogue/ShortCard/ShortCard';
import { ShowCard } from '../../../shared/catalogue/ShowCard/ShowCard';
import { VideoCard } from '../../../shared/catalogue/VideoCard/VideoCard';
import { useLocalize } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState';
import { ErrorState } from '../../../shared/ui/ErrorState/ErrorState';
import { Loading } from '../../../shared/ui/Loading/Loading';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton';
import { SECTION_FILTERS } from '../section-filters';
import * as styles from './SectionList.module.css';
import { useSection } from './use-section';
import type { SectionItem } from './use-section';

interface Props {
  section: Section;
  /** Slug of a channel; null for all. */
  channel: string | null;
  /** Cursor after which the list begins. */
  after: string | null;
}

const PLACES = 12;

const shapeOf = (section: Section) => {
  if (SECTION_FILTERS[section].of === 'shows') return 'poster';
  return section === 'shorts' ? 'upright' : 'wide';
};

const cardOf = (item: SectionItem, section: Section) => {
  if (item.__typename === 'Show') return <ShowCard key={item.slug} show={item} />;
  return section === 'shorts' ? (
    <ShortCard key={item.code} video={item} />
  ) : (
    <VideoCard key={item.code} video={item} />
  );
};

/** Whole list of a section. Its next page has an address of its own; pressing its link adds it to the list. */
export const SectionList = ({ section, channel, after }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const localize = useLocalize();
  const { status, items, next, loadMore, retry } = useSection(section, channel, after);
  const list = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [focus, setFocus] = useState<number | null>(null);
  const shape = shapeOf(section);

  useEffect(() => {
    if (focus === null || items.length <= focus) return;
    list.current?.querySelectorAll<HTMLElement>('li > a')[focus]?.focus();
    setFocus(null);
  }, [focus, items.length]);

  const more = async (event: MouseEvent): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const loaded = await loadMore();
    setBusy(false);
    if (loaded) setFocus(items.length);
    else showToast('failed', message('SOMETHING_WENT_WRONG'));
  };

  if (status === 'waiting')
    return (
      <Loading>
        <CardGrid shape={shape}>
          {Array.from({ length: PLACES }, (_, index) => (
            <li key={index}>
              <Skeleton shape={shape} />
            </li>
          ))}
        </CardGrid>
      </Loading>
    );
  if (status === 'failed')
    return <ErrorState title={t('view-all.failed')} text={t('view-all.failedText')} onRetry={retry} />;
  if (items.length === 0)
    return (
      <EmptyState
        title={t('view-all.none')}
        text={t(channel === null ? 'view-all.noneText' : 'view-all.noneOfChannel')}
        action={
          <LocaleLink
            to={channel === null ? '/view-all' : viewAllPath(section)}
            className={buttonClass('ghost')}
          >
            {t(channel === null ? 'view-all.contents' : 'view-all.everyChannel')}
          </LocaleLink>
        }
      />
    );
  return (
    <div ref={list}>
      <CardGrid shape={shape}>{items.map((item) => cardOf(item, section))}</CardGrid>
      {next !== null && (
        <a
          rel="next"
          href={`${localize(viewAllPath(section, channel ?? undefined))}&${new URLSearchParams({ after: next })}`}
          className={`${buttonClass('ghost')} ${styles.more}`}
          aria-busy={busy || undefined}
          onClick={(event) => void more(event)}
        >
          {t('saved.more')}
        </a>
      )}
    </div>
  );
};
