import { Fragment, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../../../shared/auth/auth-state';
import { builtEvening } from '../../../shared/catalogue/Tonight/built-evening';
import type { BuiltAddresses } from '../../../shared/catalogue/linkable';
import { RowView } from '../../../shared/catalogue/RowView/RowView';
import { serverNow } from '../../../shared/clock/server-clock';
import { useFresh } from '../../../shared/content/use-fresh';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { usePreferredChannels } from '../../../shared/preferences/use-preferred-channels';
import { useStore } from '../../../shared/store/use-store';
import { AdSlot } from '../../../shared/third-parties/AdSlot/AdSlot';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden/VisuallyHidden';
import { ContinueRow } from '../ContinueRow/ContinueRow';
import { HeroCarousel } from '../HeroCarousel/HeroCarousel';
import { HomePageOperation } from './home-page.query.generated';
import type { HomePageQuery } from './home-page.query.generated';
import { becausePlace, cardsBeside } from './because-place';
import { rowWithPreferredChannels } from './row-with-preferred-channels';
import { lazyPart } from '../../../shared/page/lazy-part';

/** Loaded lazily: visitors need none of them. */
const BecauseRow = lazyPart(async () => (await import('../BecauseRow/BecauseRow')).BecauseRow);
const FollowedRow = lazyPart(async () => (await import('../FollowedRow/FollowedRow')).FollowedRow);
const Greeting = lazyPart(
  async () => (await import('../Greeting/Greeting')).Greeting,
  () => null,
);

interface Props {
  built: HomePageQuery;
  chrome: BuiltAddresses;
}

/**
 * Home page: the shows of the hero and the editors' rows, with the channels that the viewer chose first. What is the
 * viewer's own comes later and moves nothing (decision 0147).
 */
export const HomePage = ({ built, chrome }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { page, schedule } = useFresh(built, HomePageOperation, builtEvening(serverNow()), locale);
  const home = page?.__typename === 'HomePage' ? page : null;
  const viewer = useStore(authState, null)?.id;
  const preferred = usePreferredChannels();
  const rows = useMemo(
    () => (home?.rows ?? []).map((row) => rowWithPreferredChannels(row, preferred)),
    [home, preferred],
  );
  const place = becausePlace(rows);
  const shownBeside = cardsBeside(rows, place);
  const greeting = viewer !== undefined && (
    <Suspense>
      <Greeting />
    </Suspense>
  );
  return (
    <>
      <VisuallyHidden as="h1">{t('home.title')}</VisuallyHidden>
      {greeting && <VisuallyHidden>{greeting}</VisuallyHidden>}
      {home && home.featured.length > 0 && <HeroCarousel shows={home.featured} greeting={greeting} />}
      <ContinueRow />
      {rows.map((row, at) => (
        <Fragment key={row.key}>
          <RowView row={row} chrome={chrome} programme={schedule?.nodes} turn={at} />
          {viewer !== undefined && at === place && (
            <Suspense>
              <BecauseRow key={viewer} shownBeside={shownBeside} />
              <FollowedRow key={`${viewer} followed`} shownBeside={shownBeside} />
            </Suspense>
          )}
        </Fragment>
      ))}
      <AdSlot />
    </>
  );
};
