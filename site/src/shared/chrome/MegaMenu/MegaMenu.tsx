import { lazy, Suspense } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { Chrome } from '../../page/page-context';
import { Icon } from '../../ui/Icon/Icon';
import { useDisclosure } from '../use-disclosure';
import * as styles from './MegaMenu.module.css';
import { stepInGrid } from './step-in-grid';

const load = () => import('../MegaPanel/MegaPanel');
const MegaPanel = lazy(() => load().then((module) => ({ default: module.MegaPanel })));

interface Props {
  channels: Chrome['channels'];
  className?: string | undefined;
}

/** "More": the channels as stars, and one thing to watch. Its script is fetched when the pointer or the focus comes near. */
export const MegaMenu = ({ channels, className }: Props) => {
  const { t } = useTranslation();
  const { open, setOpen, root, button, id } = useDisclosure();

  const move = (event: KeyboardEvent): void => {
    if (!open) return;
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    // The card at the end stands beside the first row and is no part of it.
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
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows move between the links inside, which are reached by Tab as well.
    <div ref={root} onKeyDown={move}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!open)}
      >
        {t('nav.more')} <Icon name="chevron" />
      </button>
      <div id={id} className={styles.sheet} hidden={!open}>
        {open && (
          <Suspense fallback={null}>
            <MegaPanel channels={channels} onChoose={() => setOpen(false)} />
          </Suspense>
        )}
      </div>
    </div>
  );
};
