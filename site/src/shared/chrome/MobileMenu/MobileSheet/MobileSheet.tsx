import { useTranslation } from 'react-i18next';

import { authState } from '../../../auth/auth-state';
import { viewerDetails } from '../../../auth/viewer-state';
import { Words } from '../../../direction/Words';
import { LocaleLink } from '../../../i18n/LocaleLink/LocaleLink';
import type { PageContext } from '../../../page/page-context';
import { useStore } from '../../../store/use-store';
import { Avatar } from '../../../ui/Avatar/Avatar';
import { Icon } from '../../../ui/Icon/Icon';
import { MenuLink } from '../../MenuLink/MenuLink';
import { PROFILE } from '../../nav-items';
import { useMenu } from '../../use-menu';
import { viewerLinks } from '../../viewer-links';
import { isSheetEnd } from '../sheet-end';
import { SheetEnd } from '../SheetEnd/SheetEnd';
import { menuIcon } from '../../menu-icon';
import { ChannelRow } from '../ChannelRow/ChannelRow';
import * as styles from './MobileSheet.module.css';

interface Props {
  context: Pick<PageContext<unknown>, 'address' | 'page' | 'chrome'>;
  /** Called when an entry is chosen, to close the sheet. */
  onChoose: () => void;
}

/**
 * Entries of the mobile menu: navigation at the top, then the channels; login or sign-out at the bottom, within reach
 * of the thumb.
 */
export const MobileSheet = ({ context, onChoose }: Props) => {
  const { t } = useTranslation();
  const name = useStore(viewerDetails, null)?.name ?? '';
  const isViewer = useStore(authState, null) !== null;
  const { address, chrome } = context;
  const items = useMenu(chrome, 'MOBILE');
  const links = useMenu(chrome, 'MEGA');
  return (
    <>
      <nav aria-label={t('nav.mobile')}>
        <ul className={styles.entries}>
          {items
            .filter((item) => !isSheetEnd(item))
            .map((item) => {
              const icon = menuIcon(item);
              return (
                <li key={item.key}>
                  <MenuLink item={item} address={address} className={styles.entry} onClick={onChoose}>
                    <Words language={item.language}>{item.title}</Words>{' '}
                    {item.isProfile ? (
                      <Avatar name={name} size="small" />
                    ) : (
                      icon && <Icon name={icon} directed={icon === 'next'} />
                    )}
                  </MenuLink>
                </li>
              );
            })}
        </ul>
        {chrome.channels.length > 0 && <ChannelRow chrome={chrome} onChoose={onChoose} />}
        {links.length > 0 && (
          <div className={styles.links}>
            {links.map((item) => (
              <MenuLink key={item.key} item={item} className={styles.link} onClick={onChoose} />
            ))}
          </div>
        )}
        {isViewer && (
          <div className={styles.links}>
            {viewerLinks(chrome.builtPaths)
              // The entries above have the profile already.
              .filter(({ to }) => to !== PROFILE)
              .map(({ to, title }) => (
                <LocaleLink key={to} to={to} className={styles.link} onClick={onChoose}>
                  {t(title)}
                </LocaleLink>
              ))}
          </div>
        )}
      </nav>
      <SheetEnd items={items.filter(isSheetEnd)} context={context} onChoose={onChoose} />
    </>
  );
};
