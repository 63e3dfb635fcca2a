import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';

import { fades, fadeTo, leavesPage } from '../../navigation/soft-navigation';
import { useLocalize } from '../locale-context';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Unprefixed path. */
  to: string;
  children: ReactNode;
}

/** A click that asks for this page in this window, and that nobody else has dealt with. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** A link that stays in the language and in the address form of the page, and fades to the next page where the browser can. */
export const LocaleLink = ({ to, children, onClick, ...rest }: Props) => {
  const address = useLocalize()(to);
  return (
    <Link
      to={address}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (rest.target || !isPlain(event) || !fades() || !leavesPage(address)) return;
        event.preventDefault();
        void fadeTo(address);
      }}
    >
      {children}
    </Link>
  );
};
