import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';

import { canFade, navigateWithFade, isOtherPage } from '../../navigation/soft-navigation';
import { useLocalize } from '../locale-context';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Unprefixed path. */
  to: string;
  children: ReactNode;
}

/** Returns whether a click is a plain navigation in this window that no other handler has prevented. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/**
 * Link that keeps the page's locale and URL form, with a cross-fade to the next page where the browser supports it.
 */
export const LocaleLink = ({ to, children, onClick, ...rest }: Props) => {
  const address = useLocalize()(to);
  return (
    <Link
      to={address}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        if (rest.target || !isPlain(event) || !canFade() || !isOtherPage(address)) return;
        event.preventDefault();
        void navigateWithFade(address);
      }}
    >
      {children}
    </Link>
  );
};
