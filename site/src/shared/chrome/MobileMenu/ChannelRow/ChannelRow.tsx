import { Words } from '../../../direction/Words';
import { languageProps } from '../../../i18n/language-props';
import { usePageLocale } from '../../../i18n/locale-context';
import { LocaleLink } from '../../../i18n/LocaleLink/LocaleLink';
import type { Chrome } from '../../../page/page-context';
import { ChannelStar } from '../../ChannelStar/ChannelStar';
import { useMegaMenu } from '../../MegaPanel/use-mega-menu';
import * as styles from './ChannelRow.module.css';

interface Props {
  chrome: Chrome;
  onChoose: () => void;
}

/** Channels of the mobile menu in one row that scrolls sideways. */
export const ChannelRow = ({ chrome, onChoose }: Props) => {
  const { locale } = usePageLocale();
  const answer = useMegaMenu(locale);
  const pictures = new Map(answer?.channels?.nodes.map(({ slug, icon }) => [slug, icon]));
  return (
    <ul className={styles.row}>
      {chrome.channels.map(({ slug, name, language, light }) => (
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
  );
};
