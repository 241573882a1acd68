import {
  parseSync,
  type ImportDeclaration,
  type JSXOpeningElement,
  type CallExpression,
  type Module,
} from '@swc/core';
import { readFileSync } from 'node:fs';

/** Any node of swc's tree. */
type Node = { type?: string } & Record<string, unknown>;

const isContract = (module: string) => module.startsWith('@portal/');

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && 'type' in value) yield value as Node;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

/** What a file's names refer to, from its runtime imports: `<module> <export>`. */
function importsOf({ body }: Module): Map<string, string> {
  const names = new Map<string, string>();
  const values = body.filter(
    (item): item is ImportDeclaration => item.type === 'ImportDeclaration' && !item.typeOnly,
  );
  for (const { source, specifiers } of values) {
    if (!isContract(source.value)) continue;
    for (const specifier of specifiers) {
      if (specifier.type === 'ImportSpecifier' && !specifier.isTypeOnly) {
        const { local, imported } = specifier;
        names.set(local.value, `${source.value} ${imported?.value ?? local.value}`);
      }
      if (specifier.type === 'ImportNamespaceSpecifier')
        names.set(specifier.local.value, `${source.value} *`);
    }
  }
  return names;
}

const propsOf = ({ attributes }: JSXOpeningElement) =>
  attributes.flatMap((one) =>
    one.type === 'JSXAttribute' && one.name.type === 'Identifier' ? one.name.value : [],
  );

/** What a call passes: the positions, and the property names of object literals. */
const argumentsOf = ({ arguments: given }: CallExpression) =>
  given.flatMap(({ expression }, position) => [
    String(position),
    ...(expression.type === 'ObjectExpression' ? expression.properties : []).flatMap((property) => {
      if (property.type === 'Identifier') return `${position}.${property.value}`;
      return property.type === 'KeyValueProperty' && property.key.type === 'Identifier'
        ? `${position}.${property.key.value}`
        : [];
    }),
  ]);

/** What a module's source uses of the contract: entries, exports, and what it passes to them. */
export function usesIn(source: string, tsx = true): Set<string> {
  const module = parseSync(source, { syntax: 'typescript', tsx });
  const names = importsOf(module);
  const uses = new Set(names.values());
  for (const node of nodesIn(module)) {
    const element = node.type === 'JSXOpeningElement' ? (node as unknown as JSXOpeningElement) : undefined;
    const call = node.type === 'CallExpression' ? (node as unknown as CallExpression) : undefined;
    const callee = element?.name ?? call?.callee;
    if (call?.callee.type === 'Import') {
      const [first] = call.arguments;
      if (first?.expression.type === 'StringLiteral' && isContract(first.expression.value))
        uses.add(`${first.expression.value} *`);
    }
    const used = callee?.type === 'Identifier' ? names.get(callee.value) : undefined;
    if (!used) continue;
    for (const given of element ? propsOf(element) : argumentsOf(call!)) uses.add(`${used}(${given})`);
  }
  return uses;
}

/** What a build's files use, each once. */
export const usesOf = (files: Iterable<string>): Set<string> =>
  new Set([...files].flatMap((file) => [...usesIn(readFileSync(file, 'utf8'), file.endsWith('x'))]));
