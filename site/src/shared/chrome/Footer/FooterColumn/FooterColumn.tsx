import { Words } from '../../../direction/Words';
import { languageProps } from '../../../i18n/language-props';
import { usePageLocale } from '../../../i18n/locale-context';
import type { Chrome } from '../../../page/page-context';
import { MenuLink } from '../../MenuLink/MenuLink';
import type { Menu } from '../../nav-items';
import { useMenu } from '../../use-menu';
import * as footer from '../Footer.module.css';

/**
 * Links of one menu under its title; without a title, under the brand name. Renders nothing when the menu has no
 * links.
 */
export const FooterColumn = ({ name, chrome }: { name: Menu['name']; chrome: Chrome }) => {
  const { locale } = usePageLocale();
  const items = useMenu(chrome, name);
  const menu = chrome.menus.find((each) => each.name === name);
  const heading = menu?.title ?? chrome.settings.brand;
  const words = menu?.title ? languageProps(menu.language, locale) : {};
  return (
    items.length > 0 && (
      <nav aria-label={heading}>
        <h2 className={footer.heading} {...words}>
          <Words language={menu?.language}>{heading}</Words>
        </h2>
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <MenuLink className={footer.link} item={item} />
            </li>
          ))}
        </ul>
      </nav>
    )
  );
};
