import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

/** Literals in an expression, e.g. both of `isOpen ? 'hide' : 'show'`. */
const literalsIn = (node: ts.Node): string[] =>
  ts.isStringLiteralLike(node)
    ? [node.text]
    : node
        .getChildren()
        .filter((child) => !ts.isCallExpression(child))
        .flatMap(literalsIn);

const valueOf = (node: ts.ObjectLiteralExpression, wanted: string): ts.Expression | undefined =>
  node.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => ts.isIdentifier(name) && name.text === wanted)?.initializer;

const parsed = (source: string): ts.SourceFile =>
  ts.createSourceFile('source.mjs', source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);

/** Returns the texts of a compiled translation file by id; ids that are names of variables stand outside of its list. */
export const strapiTextsIn = (source: string): Map<string, string> => {
  const texts = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteralLike(node.name)) &&
      node.initializer &&
      ts.isStringLiteralLike(node.initializer)
    )
      texts.set(node.name.text, node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(parsed(source));
  return texts;
};

/** Returns the ids of the messages in a source: objects with an `id` and a `defaultMessage`. */
export const messageIdsIn = (source: string): string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && valueOf(node, 'defaultMessage')) {
      const id = valueOf(node, 'id');
      if (id) found.push(...literalsIn(ts.isConditionalExpression(id) ? id.whenTrue : id));
      if (id && ts.isConditionalExpression(id)) found.push(...literalsIn(id.whenFalse));
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(source));
  return found;
};

const modulesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.mjs'))
        .map((name) => join(path, name))
    : [path];

/** Returns the ids of the messages in Strapi's compiled files and folders, each with the file that uses it. */
export const strapiMessageIds = (root: string, paths: readonly string[]): Map<string, string> =>
  new Map(
    paths
      .flatMap((path) => modulesOf(join(root, path)))
      .flatMap((file) => messageIdsIn(readFileSync(file, 'utf8')).map((id) => [id, file] as const)),
  );
