import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { builtEvening } from '../../../shared/catalogue/Tonight/built-evening';
import type { BuiltAddresses } from '../../../shared/catalogue/linkable';
import { RowView } from '../../../shared/catalogue/RowView/RowView';
import { useFresh } from '../../../shared/content/use-fresh';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { usePreferredChannels } from '../../../shared/preferences/use-preferred-channels';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden/VisuallyHidden';
import { ContinueRow } from '../ContinueRow/ContinueRow';
import { HeroCarousel } from '../HeroCarousel/HeroCarousel';
import { HomePageOperation } from './home-page.query.generated';
import type { HomePageQuery } from './home-page.query.generated';
import { rowWithPreferredChannels } from './row-with-preferred-channels';

interface Props {
  built: HomePageQuery;
  chrome: BuiltAddresses;
}

/** Home page: the shows of the hero and the editors' rows, with the channels that the viewer chose first. */
export const HomePage = ({ built, chrome }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { page, schedule } = useFresh(built, HomePageOperation, builtEvening(Date.now()), locale);
  const home = page?.__typename === 'HomePage' ? page : null;
  const preferred = usePreferredChannels();
  const rows = useMemo(
    () => (home?.rows ?? []).map((row) => rowWithPreferredChannels(row, preferred)),
    [home, preferred],
  );
  return (
    <>
      <VisuallyHidden as="h1">{t('home.title')}</VisuallyHidden>
      {home && home.featured.length > 0 && <HeroCarousel shows={home.featured} />}
      <ContinueRow />
      {rows.map((row) => (
        <RowView key={row.key} row={row} chrome={chrome} programme={schedule?.nodes} />
      ))}
    </>
  );
};
