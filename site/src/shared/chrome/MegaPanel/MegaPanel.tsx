import { Words } from '../../direction/Words';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { languageProps } from '../../i18n/language-props';
import { inPreferredOrder } from '../../preferences/in-preferred-order';
import { usePreferredChannels } from '../../preferences/use-preferred-channels';
import { usePageLocale } from '../../i18n/locale-context';
import type { Chrome } from '../../page/page-context';
import { ChannelStar } from '../ChannelStar/ChannelStar';
import { MenuLink } from '../MenuLink/MenuLink';
import { useMenu } from '../use-menu';
import { FeaturedCard } from './FeaturedCard/FeaturedCard';
import * as styles from './MegaPanel.module.css';
import { featuredOf } from './featured-of';
import { useMegaMenu } from './use-mega-menu';

interface Props {
  chrome: Chrome;
  /** Called when an entry is chosen, to close the menu. */
  onChoose: () => void;
}

/**
 * Content of the "More" menu: every channel in its accent colour, the editors' links below, and at the end a live
 * or featured item.
 */
export const MegaPanel = ({ chrome, onChoose }: Props) => {
  const { locale } = usePageLocale();
  const channels = inPreferredOrder(chrome.channels, usePreferredChannels());
  const answer = useMegaMenu(locale);
  const pictures = new Map(answer?.channels?.nodes.map(({ slug, icon }) => [slug, icon]));
  const featured = answer && featuredOf(answer);
  const links = useMenu(chrome, 'MEGA');
  return (
    <div className={styles.panel}>
      <div>
        <ul className={styles.channels}>
          {channels.map(({ slug, name, language, light }) => (
            <li key={slug}>
              <LocaleLink className={styles.channel} to={`/${slug}`} onClick={onChoose} data-channel="">
                <ChannelStar light={light} picture={pictures.get(slug) ?? null} loaded={answer !== null} />
                <span className={styles.name} {...languageProps(language, locale)}>
                  <Words language={language}>{name}</Words>
                </span>
              </LocaleLink>
            </li>
          ))}
        </ul>
        {links.length > 0 && (
          <div className={styles.links}>
            {links.map((item) => (
              <MenuLink key={item.key} item={item} className={styles.link} onClick={onChoose} />
            ))}
          </div>
        )}
      </div>
      <div className={styles.featured}>
        {featured && <FeaturedCard featured={featured} onChoose={onChoose} />}
      </div>
    </div>
  );
};
