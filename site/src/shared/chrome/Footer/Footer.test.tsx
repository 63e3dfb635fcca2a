import { screen, within } from '@testing-library/react';

import { menuItem } from '../../../../testing/menus';
import { pageContext, renderInPage } from '../../../../testing/page';
import { Footer } from './Footer';

const { chrome } = pageContext();
const links = (column: string): (string | null)[] =>
  within(screen.getByRole('navigation', { name: column }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('its columns have the editors’ headings and links, the one in the middle the brand', () => {
  renderInPage(<Footer chrome={{ ...chrome, builtPaths: ['/home', '/shows', '/faq', '/manifesto'] }} />);
  expect(links('Watch')).toEqual(['Home', 'Shows']);
  expect(links('Sahra')).toEqual(['Manifesto']);
  expect(links('Help')).toEqual(['Questions and answers']);
});

test('a column without a link that leads somewhere is left out', () => {
  renderInPage(<Footer chrome={{ ...chrome, builtPaths: ['/faq'] }} />);
  expect(screen.getAllByRole('navigation').map((column) => column.getAttribute('aria-label'))).toEqual([
    'Help',
  ]);
});

test('in Arabic it reads in Arabic, and says where a title is not translated', () => {
  const menus = chrome.menus.map((menu) =>
    menu.name === 'FOOTER_HELP'
      ? {
          ...menu,
          title: 'مساعدة',
          language: 'AR' as const,
          items: [menuItem('/faq', 'أسئلة وأجوبة', { language: 'AR' }), menuItem('/home', 'Home')],
        }
      : menu,
  );
  renderInPage(<Footer chrome={{ ...chrome, menus, builtPaths: ['/faq', '/home'] }} />, 'ar');
  expect(links('مساعدة')).toEqual(['أسئلة وأجوبة', 'Home']);
  const help = within(screen.getByRole('navigation', { name: 'مساعدة' }));
  expect(help.getByRole('link', { name: 'أسئلة وأجوبة' })).not.toHaveAttribute('lang');
  expect(help.getByRole('link', { name: 'Home' })).toHaveAttribute('lang', 'en');
});
