import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { useSignOut } from '../../../../auth/use-sign-out';
import { LocaleLink } from '../../../../i18n/LocaleLink/LocaleLink';
import { SettingsIcon } from '../../../../settings/SettingsIcon/SettingsIcon';
import type { SettingsEntry, SettingsGroup } from '../../../../settings/settings-groups';
import * as styles from './SettingsNav.module.css';

/** Scrolls a strip of links sideways until the one of the open page is seen, in browsers that do not by style alone. */
const useCurrentInView = (strip: RefObject<HTMLElement>, address: string | null): void => {
  useEffect(() => {
    const { current: element } = strip;
    const chosen = element?.querySelector('[aria-current]');
    if (!element || !chosen) return;
    // By style it is scrolled before the first frame; a script that scrolls later would move what is seen.
    if ('scrollInitialTarget' in element.style) return;
    const { left, width } = element.getBoundingClientRect();
    const place = chosen.getBoundingClientRect();
    element.scrollLeft += place.left + place.width / 2 - (left + width / 2);
  }, [strip, address]);
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
  /** Unprefixed address of the page. */
  address: string | null;
}

/** Ways between the settings and out of the account: a column beside them, a strip above them on narrow screens. */
export const SettingsNav = ({ groups, address }: Props) => {
  const { t } = useTranslation();
  const { signingOut, signOut } = useSignOut();
  const nav = useRef<HTMLElement>(null);
  useCurrentInView(nav, address);
  return (
    <nav ref={nav} className={styles.nav} aria-label={t('settings.label')}>
      {groups.map(({ title, entries }) => (
        <ul key={title} className={styles.group} aria-label={t(title)}>
          {entries.map((entry) => (
            <li key={entry.title}>
              <LocaleLink to={entry.target} className={styles.entry} aria-current={currentOf(entry, address)}>
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
        onClick={() => void signOut()}
      >
        <SettingsIcon name="leave" directed />
        {t(signingOut ? 'auth.signingOut' : 'auth.signOut')}
      </button>
    </nav>
  );
};
