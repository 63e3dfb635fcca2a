import { useQueryParams } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { FACT_TYPES } from '../../facts/fact-types';

/** Only text fields: addresses, numbers and dates stay left-to-right in every language. */
const STYLE = `
  html[data-content-direction='rtl'] main form :is(input[type='text']:not([dir='ltr']), textarea, [contenteditable='true']) {
    direction: rtl;
    text-align: start;
  }
  html[data-content-direction='ltr'] main form :is(input[type='text']:not([dir='rtl']), textarea, [contenteditable='true']) {
    direction: ltr;
    text-align: start;
  }`;

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

const RIGHT_TO_LEFT = 'ar';

/**
 * Types without languages. The admin panel keeps the previous page's language in the URL; here it has no
 * meaning.
 */
const UNLOCALIZED: readonly string[] = [
  ...FACT_TYPES.map(({ facts }) => facts),
  'api::settings.contact',
  'api::home.home-selection',
];

/** Gives text fields the direction of their content, whatever the language of the admin panel. */
export const ContentDirection = () => {
  const [{ query }] = useQueryParams<Query>();
  const segments = useLocation().pathname.split('/');
  const isArabic =
    query.plugins?.i18n?.locale === RIGHT_TO_LEFT && !UNLOCALIZED.some((uid) => segments.includes(uid));
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['contentDirection'] = isArabic ? 'rtl' : 'ltr';
    return () => {
      delete dataset['contentDirection'];
    };
  }, [isArabic]);
  return <style>{STYLE}</style>;
};
