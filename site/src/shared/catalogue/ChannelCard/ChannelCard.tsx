import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Picture } from '../../ui/Picture/Picture';
import { SIZES } from '../picture-sizes';
import * as card from '../Card.module.css';
import type { ChannelCardFragment } from '../channel-card.fragment.generated';

/** A channel in a row: its picture in a star, and its name. */
export const ChannelCard = ({
  channel: { slug, name, language, image },
}: {
  channel: ChannelCardFragment;
}) => {
  const { locale } = usePageLocale();
  return (
    <li className={card.card}>
      <LocaleLink to={`/${slug}`} className={`${card.link} ${card.centred}`}>
        <span className={`${card.art} ${card.star}`}>
          <Picture picture={image} sizes={SIZES.star.grid} className={card.picture} decorative />
        </span>
        <span className={card.name} {...languageProps(language, locale)}>
          {name}
        </span>
      </LocaleLink>
    </li>
  );
};
