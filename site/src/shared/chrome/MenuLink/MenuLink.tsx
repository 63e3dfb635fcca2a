import type { AnchorHTMLAttributes } from 'react';

import { Words } from '../../direction/Words';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { LocaleLink } from '../../i18n/LocaleLink/LocaleLink';
import type { MenuItem } from '../nav-items';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  item: MenuItem;
  /** Unprefixed path of the open page, to mark its entry as current. */
  address?: string | null;
}

/** Menu link that editors created, internal or external. Without children it shows its title. */
export const MenuLink = ({
  item: { target, title, language },
  address,
  children = <Words language={language}>{title}</Words>,
  ...rest
}: Props) => {
  const { locale } = usePageLocale();
  const link = {
    ...rest,
    ...languageProps(language, locale),
    'aria-current': target === address ? ('page' as const) : undefined,
  };
  return target.startsWith('/') ? (
    <LocaleLink to={target} {...link}>
      {children}
    </LocaleLink>
  ) : (
    <a href={target} {...link}>
      {children}
    </a>
  );
};
