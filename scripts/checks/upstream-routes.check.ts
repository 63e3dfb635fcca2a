import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Kind, parse, visit } from 'graphql';

const CONTRACT = 'schemas/gateway.graphql';
const EXCLUSIONS = 'schemas/upstream-exclusions.json';
const DOCUMENTS = ['cms', 'accounts', 'media'].map((name) => `schemas/${name}.openapi.json`);
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options']);

/** Part of an OpenAPI document: the operations of each path, by method. */
export interface RestDocument {
  paths: Readonly<Record<string, object>>;
}

/** Routes that no field of the graph answers with, and why. */
export interface Exclusion {
  reason: string;
  calls: readonly string[];
}

/** Returns the routes of a document, written as in `@upstream(call:)`, e.g. `GET api/videos`. */
const routesOf = ({ paths }: RestDocument): string[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => METHODS.has(method))
      .map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
  );

/** Returns the fields of the contract by the upstream calls that they name. */
const fieldsByCall = (contract: string): Map<string, string[]> => {
  const fields = new Map<string, string[]>();
  let type = '';
  visit(parse(contract), {
    enter: (node) => {
      if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_DEFINITION)
        type = node.name.value;
      if (node.kind !== Kind.FIELD_DEFINITION) return;
      for (const directive of node.directives ?? []) {
        const value = directive.name.value === 'upstream' && directive.arguments?.[0]?.value;
        if (!value || value.kind !== Kind.STRING) continue;
        fields.set(value.value, [...(fields.get(value.value) ?? []), `${type}.${node.name.value}`]);
      }
    },
  });
  return fields;
};

const twiceIn = (values: readonly string[]): string[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

/** Returns routes without a field or a reason, and names of routes that do not exist. */
export const complaintsAboutRoutes = (
  contract: string,
  documents: readonly RestDocument[],
  exclusions: readonly Exclusion[],
): string[] => {
  const routes = new Set(documents.flatMap(routesOf));
  const fields = fieldsByCall(contract);
  const excluded = exclusions.flatMap(({ calls }) => calls);
  const complaints = [...routes]
    .filter((route) => !fields.has(route) && !excluded.includes(route))
    .map((route) => `No field has @upstream(call: "${route}"), and ${EXCLUSIONS} does not say why.`);
  for (const [call, names] of fields) {
    if (!routes.has(call))
      complaints.push(`${names.join(', ')} names "${call}", which is no route of an OpenAPI document.`);
    for (const name of twiceIn(names)) complaints.push(`${name} names "${call}" twice.`);
  }
  for (const call of excluded) {
    if (!routes.has(call))
      complaints.push(`${EXCLUSIONS} names "${call}", which is no route of an OpenAPI document.`);
    const names = fields.get(call);
    if (names) complaints.push(`${EXCLUSIONS} excludes "${call}", but ${names.join(', ')} names it.`);
  }
  for (const call of twiceIn(excluded)) complaints.push(`${EXCLUSIONS} names "${call}" twice.`);
  for (const { reason, calls } of exclusions)
    if (reason.trim() === '') complaints.push(`${EXCLUSIONS} gives no reason for "${calls.join('", "')}".`);
  return complaints;
};

const readJson = async <Content>(root: string, path: string): Promise<Content> =>
  JSON.parse(await readFile(join(root, path), 'utf8')) as Content;

/** Checks that every REST route is behind a field of the graph, or listed with the reason why it is not. */
export const check = async (root: string): Promise<string[]> =>
  complaintsAboutRoutes(
    await readFile(join(root, CONTRACT), 'utf8'),
    await Promise.all(DOCUMENTS.map((path) => readJson<RestDocument>(root, path))),
    await readJson<Exclusion[]>(root, EXCLUSIONS),
  );
