import { useQueryParams } from '@strapi/strapi/admin';
import { useEffect } from 'react';

import { STYLE } from './content-direction.style';

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

const RIGHT_TO_LEFT = 'ar';

/** Lets editors write Arabic from right to left: fields follow the language of the content, not of the desk. */
export const ContentDirection = () => {
  const [{ query }] = useQueryParams<Query>();
  const locale = query.plugins?.i18n?.locale;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (locale === RIGHT_TO_LEFT) dataset['contentDirection'] = 'rtl';
    return () => {
      delete dataset['contentDirection'];
    };
  }, [locale]);
  return <style>{STYLE}</style>;
};
