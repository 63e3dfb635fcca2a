import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { shortCodeOf } from '../../../shared/address/short-address';
import { authState } from '../../../shared/auth/auth-state';
import { useStore } from '../../../shared/store/use-store';
import { Chip, Chips } from '../../../shared/ui/Chips/Chips';
import { ShortsFeed } from './ShortsFeed';
import * as styles from './ShortsPage.module.css';
import type { ShortsPageQuery } from './shorts-page.query.generated';
import { useFollowedShorts } from './use-followed-shorts';
import { useShorts } from './use-shorts';
import type { Visit } from './use-shorts';

interface Props {
  built: ShortsPageQuery;
  builtPaths: readonly string[];
  visit: Visit;
}

/** Page of shorts: all of them, and for viewers also those of the channels that they follow. */
export const ShortsPage = ({ built, builtPaths, visit: { search, key } }: Props) => {
  const { t } = useTranslation();
  const viewer = useStore(authState, null)?.id;
  const [chosen, setChosen] = useState<'all' | 'following'>('all');
  const choice = viewer === undefined ? 'all' : chosen;
  const all = useShorts(built, { search, key });
  const followed = useFollowedShorts(choice === 'following', viewer);
  const shorts = choice === 'following' ? followed : all;
  // The short that a visit names is among all of them.
  useEffect(() => {
    if (shortCodeOf(search) !== null) setChosen('all');
  }, [search, key]);
  return (
    <div className={styles.page} data-hero="">
      <noscript>
        <p className={styles.scripts}>{t('state.scripts')}</p>
      </noscript>
      {viewer !== undefined && (
        <div className={styles.choice}>
          <Chips label={t('shorts.which')}>
            <Chip pressed={choice === 'all'} onPress={() => setChosen('all')}>
              {t('shorts.forYou')}
            </Chip>
            <Chip pressed={choice === 'following'} onPress={() => setChosen('following')}>
              {t('shorts.following')}
            </Chip>
          </Chips>
        </div>
      )}
      {shorts ? (
        <ShortsFeed
          key={choice}
          shorts={shorts}
          builtPaths={builtPaths}
          none={
            choice === 'following'
              ? { title: t('shorts.noneFollowed'), text: t('shorts.noneFollowedText') }
              : { title: t('shorts.none'), text: t('shorts.noneText') }
          }
        />
      ) : (
        <div className={styles.feed} aria-busy="true" />
      )}
    </div>
  );
};
