import { compiler, RuleType } from 'markdown-to-jsx';
import { Children, cloneElement, isValidElement } from 'react';
import type { ReactNode } from 'react';

import { Words } from '../direction/Words';
import { headingIds } from './heading-ids';
import type { SiteAddresses } from './link-target';
import { MarkdownLink } from './MarkdownLink';
import { haveOwnMarkers, markdownLists } from './markdown-lists';
import * as styles from './Markdown.module.css';
import { MarkdownTable } from './MarkdownTable';

/** Heading of the second level, for a table of contents. */
export interface MarkdownSection {
  id: string;
  title: string;
}

export interface RenderedMarkdown {
  content: ReactNode;
  sections: readonly MarkdownSection[];
}

const HEADINGS = ['h2', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const hasLink = (nodes: readonly { type: RuleType }[]): boolean =>
  nodes.some(({ type }) => type === RuleType.link);

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => {
      if (isValidElement<{ children?: ReactNode }>(child)) return textOf(child.props.children);
      return typeof child === 'string' || typeof child === 'number' ? String(child) : '';
    })
    .join('');

/** Elements whose text is code, where signs stay as they are. */
const CODE: readonly unknown[] = ['code', 'pre'];

/** Isolates what is read in the other direction, in all texts of an element. */
const isolated = (node: ReactNode, language: 'EN' | 'AR'): ReactNode =>
  Children.map(node, (child) => {
    if (typeof child === 'string') return <Words language={language}>{child}</Words>;
    if (!isValidElement<{ children?: ReactNode }>(child) || CODE.includes(child.type)) return child;
    const { children } = child.props;
    return children === undefined ? child : cloneElement(child, {}, isolated(children, language));
  });

/** A list whose items begin with letters or signs (`أ)`, `1.1`, `✅`) has no other markers. */
const MarkdownList = ({ children }: { children?: ReactNode }) => (
  <ul className={haveOwnMarkers(Children.toArray(children).map(textOf)) ? styles.lettered : undefined}>
    {children}
  </ul>
);

/** The library puts a text with footnotes into a `div` of its own, where the spaces between the blocks do not reach. */
const blocksOf = (compiled: ReactNode): ReactNode =>
  isValidElement<{ children?: ReactNode }>(compiled) && compiled.type === 'div'
    ? compiled.props.children
    : compiled;

/** Id of a footnote, apart from those of headings. */
const footnoteId = (name: string): string => `note-${name.replace(/[^\p{L}\p{N}]+/gu, '-')}`;

interface Options {
  /** Makes each heading of the second level a link to itself. */
  linkedHeadings?: boolean;
}

/**
 * Renders an editor's CommonMark text, with lists as they are typed in Arabic. HTML stays text, pictures become their description (no type of text has
 * pictures yet), and the first heading level becomes the second, because the page has its own `h1`.
 */
export const renderMarkdown = (
  markdown: string,
  site: SiteAddresses,
  language: 'EN' | 'AR',
  { linkedHeadings = false }: Options = {},
): RenderedMarkdown => {
  const sections: MarkdownSection[] = [];
  const idOf = headingIds();
  const content = compiler(markdownLists(markdown), {
    disableParsingRawHTML: true,
    disableAutoLink: true,
    enforceAtxHeadings: true,
    forceBlock: true,
    wrapper: null,
    slugify: footnoteId,
    overrides: {
      a: { component: MarkdownLink, props: { site } },
      img: ({ alt }: { alt?: string }) => <>{alt}</>,
      input: ({ checked }: { checked?: boolean }) => <>{checked ? '☑' : '☐'}</>,
      table: MarkdownTable,
      ul: MarkdownList,
    },
    renderRule: (next, node, renderChildren, state) => {
      // A definition of a reference is the end of a list, or an editor's own: nothing to draw.
      if (node.type === RuleType.paragraph && node.children.every(({ type }) => type === RuleType.ref))
        return null;
      if (node.type !== RuleType.heading) return next();
      const Heading = HEADINGS[node.level - 1] ?? 'h6';
      const children = renderChildren(node.children, state);
      const title = textOf(children);
      const id = idOf(title);
      if (Heading === 'h2') sections.push({ id, title });
      // A link in a link is not valid: such a heading keeps its own.
      const isLinked = linkedHeadings && Heading === 'h2' && !hasLink(node.children);
      return (
        <Heading key={state.key} id={id}>
          {isLinked ? <a href={`#${id}`}>{children}</a> : children}
        </Heading>
      );
    },
  });
  return { content: isolated(blocksOf(content), language), sections };
};
