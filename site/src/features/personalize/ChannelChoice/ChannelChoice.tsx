import { navigate } from 'gatsby';
import type { CSSProperties } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import type { ChannelCardFragment } from '../../../shared/catalogue/channel-card.fragment.generated';
import { SIZES } from '../../../shared/catalogue/picture-sizes';
import { languageProps } from '../../../shared/i18n/language-props';
import { useLocalize, usePageLocale } from '../../../shared/i18n/locale-context';
import { firstFailure } from '../../../shared/messages/first-failure';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { preferredChannels } from '../../../shared/preferences/preferred-channels';
import { Button } from '../../../shared/ui/Button/Button';
import { Icon } from '../../../shared/ui/Icon/Icon';
import { Picture } from '../../../shared/ui/Picture/Picture';
import * as styles from './ChannelChoice.module.css';
import { useSaveChannelsMutation } from './save-channels.mutation.generated';

interface Props {
  /** Id of the viewer. */
  viewer: string;
  channels: readonly ChannelCardFragment[];
  /** Slugs of the channels that are chosen now, in their order. */
  kept: readonly string[];
}

/**
 * Channels as buttons that are pressed or not, and one button that saves the choice and leads home. The choice stays
 * on the page when it cannot be saved.
 */
export const ChannelChoice = ({ viewer, channels, kept }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const message = useMessage();
  const [chosen, setChosen] = useState(kept);
  const [save, { loading }] = useSaveChannelsMutation();

  const toggle = (slug: string): void =>
    setChosen(chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]);

  const send = async (): Promise<void> => {
    // A channel that was unpublished meanwhile is refused, so only known ones are sent.
    const channelSlugs = chosen.filter((slug) => channels.some((channel) => channel.slug === slug));
    const answer = await save({ variables: { input: { channelSlugs } } }).catch(() => null);
    const failure = firstFailure(answer?.data?.savePreferences);
    if (failure !== null) {
      showToast('failed', message(failure));
      return;
    }
    preferredChannels.set({ viewer, slugs: channelSlugs });
    showToast('done', message('PROFILE_CHANGED'));
    navigate(localize('/home'));
  };

  return (
    <>
      <ul className={styles.grid} aria-label={t('personalize-categories.channels')}>
        {channels.map(({ slug, name, language, light, icon }) => {
          const lit: CSSProperties & Partial<Record<'--light', string>> = light ? { '--light': light } : {};
          const isChosen = chosen.includes(slug);
          return (
            <li key={slug}>
              <button
                type="button"
                className={styles.choice}
                style={lit}
                aria-pressed={isChosen}
                onClick={() => toggle(slug)}
              >
                <span className={styles.frame}>
                  <Picture picture={icon} sizes={SIZES.star.grid} className={styles.picture} decorative />
                </span>
                <span className={styles.mark}>{isChosen && <Icon name="check" />}</span>
                <span className={styles.name} {...languageProps(language, locale)}>
                  <Words language={language}>{name}</Words>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className={styles.bar}>
        <p role="status">
          {chosen.length === 0
            ? t('personalize-categories.none')
            : t('personalize-categories.chosen', { count: chosen.length })}
        </p>
        <Button busy={loading} onClick={() => void send()}>
          {t('personalize-categories.save')}
        </Button>
      </div>
    </>
  );
};
