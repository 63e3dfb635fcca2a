import { Suspense } from 'react';
import type { KeyboardEvent } from 'react';

import { Words } from '../../direction/Words';
import { languageProps } from '../../i18n/language-props';
import { usePageLocale } from '../../i18n/locale-context';
import { lazyPart } from '../../page/lazy-part';
import type { Chrome } from '../../page/page-context';
import { Icon } from '../../ui/Icon/Icon';
import { MENU_ENTER } from '../menu-enter';
import type { MenuItem } from '../nav-items';
import { useDisclosure } from '../use-disclosure';
import * as styles from './MegaMenu.module.css';
import { stepInGrid } from './step-in-grid';

const load = () => import('../MegaPanel/MegaPanel');
const MegaPanel = lazyPart(async () => (await load()).MegaPanel);

/** Without it the press loads the panel, and says so if that fails too. */
const loadAhead = (): void => void load().catch(() => undefined);

interface Props {
  /** Menu entry that opens it. */
  item: MenuItem;
  chrome: Chrome;
  className?: string | undefined;
}

/**
 * "More" menu: the channels as stars, and one featured video or show. Its script loads when the pointer enters the
 * button or the button gets focus.
 */
export const MegaMenu = ({ item: { title, language }, chrome, className }: Props) => {
  const { locale } = usePageLocale();
  const { open, setOpen, root, button, id } = useDisclosure();

  const move = (event: KeyboardEvent): void => {
    if (!open) return;
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    // The card at the end is beside the first row and not part of the grid.
    const tops = links
      .filter((link) => link.parentElement instanceof HTMLLIElement)
      .map((link) => link.getBoundingClientRect().top);
    const next = stepInGrid({
      key: event.key,
      index: links.findIndex((link) => link === document.activeElement),
      count: links.length,
      columns: tops.filter((top) => top === tops[0]).length,
      rtl: document.dir === 'rtl',
    });
    if (next === null) return;
    event.preventDefault();
    links[next]?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move between the links inside, which are reached by Tab as well.
    <div ref={root} onKeyDown={move}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={id}
        {...languageProps(language, locale)}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => setOpen(!open)}
      >
        <Words language={language}>{title}</Words> <Icon name="chevron" />
      </button>
      <div id={id} className={styles.sheet} style={MENU_ENTER} hidden={!open}>
        {open && (
          <Suspense fallback={null}>
            <MegaPanel chrome={chrome} onChoose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </div>
  );
};
