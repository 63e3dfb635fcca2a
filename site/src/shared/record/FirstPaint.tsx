import { useState } from 'react';

const ID = 'first-paint';

/** What a shell shows before its record is known. The site server fills the marks; the browser takes the block as it stands in the document, so hydration finds what was served. On client navigation there is none. */
export const FirstPaint = ({ template }: { template: string }) => {
  const [html] = useState(() =>
    typeof document === 'undefined' ? template : (document.getElementById(ID)?.innerHTML ?? ''),
  );
  return <div id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
};
