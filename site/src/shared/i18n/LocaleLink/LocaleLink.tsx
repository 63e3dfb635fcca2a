import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';

import { useLocalize } from '../locale-context';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Unprefixed path. */
  to: string;
  children: ReactNode;
}

/** A link that stays in the language and in the address form of the page. */
export const LocaleLink = ({ to, children, ...rest }: Props) => {
  const localize = useLocalize();
  return (
    <Link to={localize(to)} {...rest}>
      {children}
    </Link>
  );
};
