import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Accordion } from '../../../shared/ui/Accordion/Accordion';
import { Pagination } from '../../../shared/ui/Pagination/Pagination';
import { Tabs } from '../../../shared/ui/Tabs/Tabs';

const PAGES = 12;

/** Tabs, accordions and pagination. */
export const NavigationSection = () => {
  const { t } = useTranslation();
  const [tab, setTab] = useState('episodes');
  const tabs = [
    { id: 'episodes', label: t('gallery.episodes'), count: 14 },
    { id: 'matches', label: t('gallery.matches'), count: 3 },
    { id: 'clips', label: t('gallery.clips'), count: 27 },
    { id: 'sports', label: t('gallery.sports') },
    { id: 'business', label: t('gallery.business') },
  ];
  const chosen = tabs.find(({ id }) => id === tab)?.label ?? '';
  return (
    <>
      <div>
        <Tabs label={t('gallery.tabs')} items={tabs} selected={tab} onSelect={setTab}>
          <p>{t('gallery.panel', { tab: chosen })}</p>
        </Tabs>
      </div>
      <div>
        <Accordion title={t('gallery.question')} open>
          <p>{t('gallery.answer')}</p>
        </Accordion>
        <Accordion title={t('gallery.emptyTitle')}>
          <p>{t('gallery.emptyText')}</p>
        </Accordion>
      </div>
      <Pagination
        label={t('gallery.pages')}
        page={5}
        pages={PAGES}
        pathOf={(page) => (page === 1 ? '/test#ways' : `/test?page=${page}#ways`)}
      />
    </>
  );
};
