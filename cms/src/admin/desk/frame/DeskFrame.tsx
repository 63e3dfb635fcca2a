import { printedKey } from '@sahra/schemas/printed-key';
import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';

import '../styles/desk-tokens.css';
import '../styles/desk-global.css';
import { useDeskLanguage } from '../language/use-desk-language';
import { BulkRunProvider } from '../records/bulk/BulkRunProvider';
import { Failed, LoadingRows } from '../records/ListState';
import { DeskMenu } from './DeskMenu';
import styles from './frame.module.css';
import { ownScreen } from './own-screen';
import { recordPlace } from './record-place';
import { setPageLanguage } from './set-page-language';
import { isInStrapi, leaveStrapi } from './strapi-mode';
import { StrapiPage } from './StrapiPage';
import { useChangeLanguage } from './use-change-language';
import { useEditor } from './use-editor';
import { useIgnoredDrops } from './use-ignored-drops';
import { useKeydown } from './use-keydown';
import { useShortcuts } from './use-shortcuts';

/** Screens by the letter that follows G. */
const SCREENS = {
  h: '/',
  v: '/desk/videos',
  s: '/desk/shows',
  c: '/desk/channels',
  p: '/desk/pages',
  l: '/desk/planner',
  t: '/desk/translations',
  m: '/desk/comments',
} as const;

const FOLLOWS_WITHIN_MS = 1500;

/** Keys that work on every screen of the desk. */
const useScreenKeys = (): void => {
  const navigate = useNavigate();
  const went = useRef(Number.NEGATIVE_INFINITY);
  const goTo = (address: string) => (): boolean => {
    if (Date.now() - went.current > FOLLOWS_WITHIN_MS) return false;
    went.current = Number.NEGATIVE_INFINITY;
    navigate(address);
    return true;
  };
  // First, so that a letter after G is no key of the page.
  useShortcuts(
    {
      g: () => {
        went.current = Date.now();
      },
      ...Object.fromEntries(Object.entries(SCREENS).map(([key, address]) => [key, goTo(address)])),
    },
    { first: true },
  );
  useKeydown((event) => {
    if (!(event.ctrlKey || event.metaKey) || printedKey(event) !== 'k') return;
    event.preventDefault();
    navigate('/desk/all', { state: { search: true } });
  });
};

/** The menu folds beside one record. */
const RECORD = /^\/desk\/[^/]+\/[^/]+\/[^/]+$/;

const PROFILE = /^\/me(?:\/|$)/;

/** The desk's menu beside a screen. */
const Framed = ({ children }: { children: ReactNode }) => {
  const folds = RECORD.test(useLocation().pathname);
  useScreenKeys();
  useIgnoredDrops();
  useEffect(() => {
    document.documentElement.dataset['sahraDesk'] = '';
    return () => {
      delete document.documentElement.dataset['sahraDesk'];
    };
  }, []);
  return (
    <div className={styles['frame']} data-desk-frame {...(folds && { 'data-folds': '' })}>
      <DeskMenu />
      {children}
    </div>
  );
};

/**
 * Frame of all screens: the desk's menu beside its own screens, every record and the profile. Strapi's form, lists and
 * settings are the owner's, with Strapi's own menu, whose first entry leads back; others get the desk's screen instead.
 * Strapi shows its pages before it knows who is signed in. No screen is shown until then: an owner would be led away from
 * Strapi's, and a role would be refused what it may do.
 */
export const DeskFrame = () => {
  const { pathname } = useLocation();
  const { text, locale } = useDeskLanguage();
  const { state, isOwner, firstLanguage } = useEditor();
  const changeLanguage = useChangeLanguage();
  useEffect(() => setPageLanguage(locale), [locale]);
  useEffect(() => {
    if (firstLanguage) void changeLanguage(firstLanguage).catch(() => undefined);
  }, [firstLanguage, changeLanguage]);
  const isDesk = pathname === '/' || pathname.startsWith('/desk/');
  useEffect(() => {
    if (isDesk) leaveStrapi();
  }, [isDesk]);
  const isFramed =
    isDesk || !isOwner || ((recordPlace(pathname) !== null || PROFILE.test(pathname)) && !isInStrapi());
  const isKnown = state === 'known';
  const instead = isOwner || !isKnown ? null : ownScreen(pathname);
  return (
    <BulkRunProvider>
      {instead !== null ? (
        <Navigate to={instead} replace />
      ) : isFramed ? (
        <Framed>
          {!isKnown ? (
            <main className={styles['page']}>
              {state === 'loading' ? (
                <LoadingRows />
              ) : (
                <Failed onRetry={() => location.reload()}>{text('noEditor')}</Failed>
              )}
            </main>
          ) : isDesk ? (
            <Outlet />
          ) : (
            <StrapiPage>
              <Outlet />
            </StrapiPage>
          )}
        </Framed>
      ) : (
        <Outlet />
      )}
    </BulkRunProvider>
  );
};
