/**
 * Inline script of the search page: says before the first paint whether the URL has a query, because the served HTML
 * is the same for all. With one, the page shows skeletons instead of what there is to browse.
 */
export const QUERY_SCRIPT =
  'if(new URLSearchParams(location.search).get("q"))document.documentElement.setAttribute("data-query","")';
