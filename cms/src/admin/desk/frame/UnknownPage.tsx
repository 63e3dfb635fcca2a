import { useEffect } from 'react';
import { Link } from 'react-router-dom';

import { useDeskLanguage } from '../language/use-desk-language';
import parts from '../parts/parts.module.css';
import { Say } from '../records/ListState';

/** What stands at an address that no screen has. */
export const UnknownPage = () => {
  const { text } = useDeskLanguage();
  useEffect(() => {
    document.title = `${text('unknownPage')} · ${text('brand')}`;
  }, [text]);
  return (
    <main id="main-content" tabIndex={-1}>
      <Say>
        <h1>{text('unknownPage')}</h1>
        <Link className={parts['button']} to="/">
          {text('today')}
        </Link>
      </Say>
    </main>
  );
};
