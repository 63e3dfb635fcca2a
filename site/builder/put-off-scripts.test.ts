/** @jest-environment node */
import { withLateScripts } from './put-off-scripts';

const PAGE = '<html><body><script>window.pagePath="/en"</script>';
const END = '<!-- slice-end --></body></html>';

test('a page loads its scripts by one inline script at the end of its body, and keeps its others', () => {
  const html = withLateScripts(
    `${PAGE}<script src="/runtime.js" async></script><script src="/app.js" async></script>${END}`,
  );
  expect(html).not.toContain('src="');
  expect(html.startsWith(`${PAGE}<!-- slice-end --><script>`)).toBe(true);
  expect(html).toMatch(/\["\/runtime\.js","\/app\.js"\].*<\/script><\/body><\/html>$/);
});

test('a page without scripts stays as it is', () => {
  expect(withLateScripts(PAGE + END)).toBe(PAGE + END);
});
