import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import { Picture } from '../../ui/Picture/Picture';
import { SIZES } from '../picture-sizes';
import * as card from '../Card.module.css';
import type { ShowCardFragment } from '../show-card.fragment.generated';

/** A show in a row: its poster, its name, and the name in the other script. */
export const ShowCard = ({
  show: { slug, title, titleEcho, language, poster },
}: {
  show: ShowCardFragment;
}) => {
  const { locale } = usePageLocale();
  const other = language === 'AR' ? 'EN' : 'AR';
  return (
    <li className={card.card}>
      <LocaleLink to={`/shows/${slug}`} className={card.link}>
        <span className={`${card.art} ${card.tall}`}>
          <Picture picture={poster} sizes={SIZES.poster.grid} className={card.picture} decorative />
        </span>
        <span className={card.name} {...languageProps(language, locale)}>
          {title}
        </span>
        {titleEcho && (
          <span className={card.meta}>
            <bdi {...languageProps(other, locale)}>{titleEcho}</bdi>
          </span>
        )}
      </LocaleLink>
    </li>
  );
};
