import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';

import { PLAYS_ATTRIBUTE } from '../../early-press/early-press-attributes';
import { requestAutoplay } from '../../playback/autoplay-request';
import { canFade, navigateWithFade, isOtherPage } from '../../navigation/soft-navigation';
import { useLocalize } from '../locale-context';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Unprefixed path. */
  to: string;
  /** Whether it says that it plays: the video of a watch page then starts by itself. */
  plays?: boolean | undefined;
  children: ReactNode;
}

/** Returns whether a click is a plain navigation in this window that no other handler has prevented. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

/** Returns the code of the video that plays at an address; undefined where none does. */
const codeAt = (address: string): string | undefined => /^(?:\/\w+)?\/watch\/([^/?#]+)/.exec(address)?.[1];

/**
 * Link that keeps the page's locale and URL form, with a cross-fade to the next page where the browser supports it.
 */
export const LocaleLink = ({ to, plays = false, children, onClick, ...rest }: Props) => {
  const address = useLocalize()(to);
  const code = plays ? codeAt(address) : undefined;
  return (
    <Link
      to={address}
      {...rest}
      {...{ [PLAYS_ATTRIBUTE]: code }}
      onClick={(event) => {
        onClick?.(event);
        if (code !== undefined && isPlain(event)) requestAutoplay(code);
        if (rest.target || !isPlain(event) || !canFade() || !isOtherPage(address)) return;
        event.preventDefault();
        void navigateWithFade(address);
      }}
    >
      {children}
    </Link>
  );
};
