import { parseSync, type ImportDeclaration, type Module } from '@swc/core';
import { readFileSync } from 'node:fs';
import { declaredIn, Given, nodesIn, returnedBy, type Node } from './given.ts';

const isContract = (module: string) => module.startsWith('@portal/');

/** What the names of a file stand for, of what it imports: `<module> <export>`. */
interface Imports {
  /** To run. */
  values: Map<string, string>;
  types: Map<string, string>;
}

function importsOf({ body }: Module): Imports {
  const imports: Imports = { values: new Map(), types: new Map() };
  const declarations = body.filter((item): item is ImportDeclaration => item.type === 'ImportDeclaration');
  for (const { source, specifiers, typeOnly } of declarations) {
    if (!isContract(source.value)) continue;
    for (const specifier of specifiers) {
      const { local } = specifier;
      if (specifier.type === 'ImportSpecifier') {
        const kind = typeOnly || specifier.isTypeOnly ? imports.types : imports.values;
        kind.set(local.value, `${source.value} ${specifier.imported?.value ?? local.value}`);
      }
      if (specifier.type === 'ImportNamespaceSpecifier' && !typeOnly)
        imports.values.set(local.value, `${source.value} *`);
    }
  }
  return imports;
}

const nodes = (value: unknown) => (value ?? []) as Node[];
const node = (value: unknown) => value as Node | undefined;

/** The first step into an object has no dot. */
const plain = (path: string) => path.replace(/^\./, '');

/** Names of props with what stands in them: `columns`, `columns[].title`. */
const propsOf = (element: Node, given: Given): string[] =>
  nodes(element['attributes']).flatMap((one) => {
    if (one.type === 'SpreadElement') return given.paths(one['arguments']).map(plain);
    const name = node(one['name']);
    if (one.type !== 'JSXAttribute' || name?.type !== 'Identifier') return [];
    const prop = String(name['value']);
    return [prop, ...given.paths(one['value']).map((path) => prop + path)];
  });

/** The names that `import('x').then(({ a, b }) => ...)` takes; nothing if it may take any. */
function takenBy(call: Node): { imported: Node; names: string[] } | undefined {
  const callee = node(call['callee']);
  const imported = node(callee?.['object']);
  const isThen = callee?.type === 'MemberExpression' && node(callee['property'])?.['value'] === 'then';
  if (!isThen || imported?.type !== 'CallExpression' || node(imported['callee'])?.type !== 'Import')
    return undefined;
  const then = node(nodes(call['arguments'])[0]?.['expression']);
  const pattern = nodes(then?.['params'])[0];
  const properties = nodes(pattern?.['properties']);
  const isNamed = properties.every(({ key }) => node(key)?.type === 'Identifier');
  if (pattern?.type !== 'ObjectPattern' || !isNamed) return undefined;
  return { imported, names: properties.map(({ key }) => String(node(key)!['value'])) };
}

/** What stands in a call: the positions, and the members of what is written there. */
const argumentsOf = (call: Node, given: Given): string[] =>
  nodes(call['arguments']).flatMap(({ expression }, position) => [
    String(position),
    ...given.paths(expression).map((path) => position + path),
  ]);

/** A type of the contract and how many lists it stands in: `Column<Row>[]`. */
function typeOf(value: unknown, types: Imports['types']): { name: string; lists: string } | undefined {
  const annotation = node(value);
  if (annotation?.type === 'TsTypeAnnotation') return typeOf(annotation['typeAnnotation'], types);
  if (annotation?.type === 'TsTypeOperator') return typeOf(annotation['typeAnnotation'], types);
  if (annotation?.type === 'TsArrayType') {
    const inner = typeOf(annotation['elemType'], types);
    return inner && { ...inner, lists: `[]${inner.lists}` };
  }
  if (annotation?.type !== 'TsTypeReference') return undefined;
  const name = types.get(String(node(annotation['typeName'])?.['value']));
  return name ? { name, lists: '' } : undefined;
}

/** What is written under the name of a type: constants, answers of functions, and what says that it satisfies one. */
function* typedIn(one: Node): Generator<[annotation: unknown, values: Node[]]> {
  if (one.type === 'VariableDeclarator' && one['init'])
    yield [node(one['id'])?.['typeAnnotation'], [one['init'] as Node]];
  if (one.type === 'TsSatisfiesExpression') yield [one['typeAnnotation'], [one['expression'] as Node]];
  if (one['returnType'] && one['body']) yield [one['returnType'], returnedBy(one)];
}

/**
 * What the source of a module uses of the contract: entries, exports, what it hands to them, and the members of what it
 * writes under a type of the contract.
 */
export function usesIn(source: string, tsx = true): Set<string> {
  const module = parseSync(source, { syntax: 'typescript', tsx });
  const { values, types } = importsOf(module);
  const given = new Given(declaredIn(module));
  const uses = new Set(values.values());
  const takenOf = new Map<Node, string[]>();
  for (const one of nodesIn(module)) {
    const isElement = one.type === 'JSXOpeningElement';
    const callee = isElement
      ? node(one['name'])
      : one.type === 'CallExpression'
        ? node(one['callee'])
        : undefined;
    const taken = one.type === 'CallExpression' ? takenBy(one) : undefined;
    if (taken) takenOf.set(taken.imported, taken.names);
    if (callee?.type === 'Import') {
      const first = node(nodes(one['arguments'])[0]?.['expression']);
      const name = first?.type === 'StringLiteral' ? String(first['value']) : '';
      for (const taken of takenOf.get(one) ?? ['*']) if (isContract(name)) uses.add(`${name} ${taken}`);
    }
    const used = callee?.type === 'Identifier' ? values.get(String(callee['value'])) : undefined;
    for (const path of used ? (isElement ? propsOf : argumentsOf)(one, given) : [])
      uses.add(`${used}(${path})`);
    for (const [annotation, written] of typedIn(one)) {
      const type = typeOf(annotation, types);
      for (const path of type ? written.flatMap((value) => given.paths(value)) : [])
        if (path.startsWith(`${type!.lists}.`)) uses.add(type!.name + path.slice(type!.lists.length));
    }
  }
  return uses;
}

/** What a build's files use, each once. */
export const usesOf = (files: Iterable<string>): Set<string> =>
  new Set([...files].flatMap((file) => [...usesIn(readFileSync(file, 'utf8'), file.endsWith('x'))]));
