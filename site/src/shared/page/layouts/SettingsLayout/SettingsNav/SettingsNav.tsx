import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useSignOut } from '../../../../auth/use-sign-out';
import { LocaleLink } from '../../../../i18n/LocaleLink/LocaleLink';
import { SettingsIcon } from '../../../../settings/SettingsIcon/SettingsIcon';
import type { SettingsEntry, SettingsGroup } from '../../../../settings/settings-groups';
import { SETTINGS_NAV_ID } from '../settings-nav-id';
import * as styles from './SettingsNav.module.css';

/**
 * Scrolls a horizontal strip of links until the current page's link is visible, in browsers without CSS support for
 * it.
 */
const useCurrentInView = (strip: RefObject<HTMLElement>, address: string | null): void => {
  useEffect(() => {
    const { current: element } = strip;
    const chosen = element?.querySelector('[aria-current]');
    if (!element || !chosen) return;
    // CSS scrolls before the first frame; a script would scroll later and cause a visible shift.
    if ('scrollInitialTarget' in element.style) return;
    const { left, width } = element.getBoundingClientRect();
    const place = chosen.getBoundingClientRect();
    element.scrollLeft += place.left + place.width / 2 - (left + width / 2);
  }, [strip, address]);
};

/** Browsers leave a link as it is that is focused while a part of it, or its edge, is in the strip. */
const showFocused = ({ target }: FocusEvent): void => {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

const currentOf = (
  { target, covers }: SettingsEntry,
  address: string | null,
): 'page' | 'true' | undefined => {
  if (target === address) return 'page';
  return address !== null && covers?.includes(address) ? 'true' : undefined;
};

interface Props {
  groups: readonly SettingsGroup[];
  /** Unprefixed path of the page. */
  address: string | null;
}

/**
 * Navigation between the settings pages, and the sign-out button: a column beside the page, a strip above it on
 * narrow screens.
 */
export const SettingsNav = ({ groups, address }: Props) => {
  const { t } = useTranslation();
  const { signingOut, signOut } = useSignOut();
  const nav = useRef<HTMLElement>(null);
  useCurrentInView(nav, address);
  return (
    <nav ref={nav} id={SETTINGS_NAV_ID} className={styles.nav} aria-label={t('settings.label')}>
      {groups.map(({ title, entries }) => (
        <ul key={title} className={styles.group} aria-label={t(title)}>
          {entries.map((entry) => (
            <li key={entry.title}>
              <LocaleLink
                to={entry.target}
                className={styles.entry}
                aria-current={currentOf(entry, address)}
                onFocus={showFocused}
              >
                <SettingsIcon name={entry.icon} />
                {t(entry.title)}
              </LocaleLink>
            </li>
          ))}
        </ul>
      ))}
      <button
        type="button"
        className={`${styles.entry} ${styles.leave}`}
        disabled={signingOut}
        onFocus={showFocused}
        onClick={() => void signOut()}
      >
        <SettingsIcon name="leave" directed />
        {t(signingOut ? 'auth.signingOut' : 'auth.signOut')}
      </button>
    </nav>
  );
};
