import { useQueryParams } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { FACT_TYPES } from '../../facts/fact-types';

/** Only fields for text: addresses, numbers and dates stay from left to right in every language. */
const STYLE = `
  html[data-content-direction='rtl'] main form :is(input[type='text']:not([dir='ltr']), textarea, [contenteditable='true']) {
    direction: rtl;
    text-align: start;
  }`;

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

const RIGHT_TO_LEFT = 'ar';

/** Types without languages: the desk keeps the language of the page before in the address, which means nothing there. */
const UNLOCALIZED: readonly string[] = [
  ...FACT_TYPES.map(({ facts }) => facts),
  'api::settings.contact',
  'api::home.home-selection',
];

/** Lets editors write Arabic from right to left: fields follow the language of the content, not of the desk. */
export const ContentDirection = () => {
  const [{ query }] = useQueryParams<Query>();
  const segments = useLocation().pathname.split('/');
  const isArabic =
    query.plugins?.i18n?.locale === RIGHT_TO_LEFT && !UNLOCALIZED.some((uid) => segments.includes(uid));
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isArabic) dataset['contentDirection'] = 'rtl';
    return () => {
      delete dataset['contentDirection'];
    };
  }, [isArabic]);
  return <style>{STYLE}</style>;
};
