/** Anything of the tree that swc gives. */
export type Node = { type?: string } & Record<string, unknown>;

/** Names of a file and what they stand for: constants and functions that are declared once. */
type Declared = Map<string, Node>;

export function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && 'type' in value) yield value as Node;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

const nodeOf = (value: unknown) => value as Node;
const nodesOf = (value: unknown) => (value ?? []) as Node[];

const nameIn = (node: unknown): string => String(nodeOf(node)['value']);

const functions = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];

/** What the names of a file stand for. A name that is declared twice may be either and counts as unknown. */
export function declaredIn(tree: unknown): Declared {
  const found: Declared = new Map();
  const twice = new Set<string>();
  const note = (name: string, value: Node) => {
    if (found.has(name)) twice.add(name);
    found.set(name, value);
  };
  for (const node of nodesIn(tree)) {
    if (node.type === 'FunctionDeclaration') note(nameIn(node['identifier']), node);
    if (node.type === 'VariableDeclarator' && node['init'] && nodeOf(node['id']).type === 'Identifier')
      note(nameIn(node['id']), nodeOf(node['init']));
  }
  for (const name of twice) found.delete(name);
  return found;
}

/** What a function answers, and nothing of the functions inside of it. */
export function returnedBy(fn: Node): Node[] {
  const body = nodeOf(fn['body']);
  if (body.type !== 'BlockStatement') return [body];
  const found: Node[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = nodeOf(value);
    if (functions.includes(node.type ?? '')) return;
    if (node.type === 'ReturnStatement' && node['argument']) found.push(nodeOf(node['argument']));
    for (const child of Object.values(node)) look(child);
  };
  look(body['stmts']);
  return found;
}

const deepest = 8;

/** Where the value that something stands for can be read, so far as it is written in this file. */
export class Given {
  private readonly declared: Declared;

  constructor(declared: Declared) {
    this.declared = declared;
  }

  /** The members of what is written out: `.filters`, `[].title`, of a function's answer `().key`; those of what comes from elsewhere are unknown. */
  paths(value: unknown, depth = 0): string[] {
    const node = nodeOf(value);
    if (!node || depth > deepest) return [];
    const inside = (one: unknown) => this.paths(one, depth + 1);
    switch (node.type) {
      case 'ParenthesisExpression':
      case 'TsAsExpression':
      case 'TsSatisfiesExpression':
      case 'TsConstAssertion':
      case 'TsNonNullExpression':
      case 'JSXExpressionContainer':
        return inside(node['expression']);
      case 'Identifier':
        return inside(this.declared.get(nameIn(node)));
      case 'ConditionalExpression':
        return [...inside(node['consequent']), ...inside(node['alternate'])];
      case 'BinaryExpression':
        return /^(&&|\|\||\?\?)$/.test(String(node['operator']))
          ? [...inside(node['left']), ...inside(node['right'])]
          : [];
      case 'ObjectExpression':
        return nodesOf(node['properties']).flatMap((property) => this.property(property, depth));
      case 'ArrayExpression':
        return nodesOf(node['elements']).flatMap((element) => {
          const found = element ? inside(element['expression']) : [];
          return element?.['spread'] ? found : ['[]', ...found.map((path) => `[]${path}`)];
        });
      case 'CallExpression':
        return this.call(node, depth);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return returnedBy(node).flatMap((one) => inside(one).map((path) => `()${path}`));
      default:
        return [];
    }
  }

  private property(property: Node, depth: number): string[] {
    if (property.type === 'SpreadElement') return this.paths(property['arguments'], depth + 1);
    if (property.type === 'Identifier') return this.member(nameIn(property), property, depth);
    const key = nodeOf(property['key']);
    const isNamed = key?.type === 'Identifier' || key?.type === 'StringLiteral';
    return isNamed ? this.member(nameIn(key), property['value'], depth) : [];
  }

  private member(name: string, value: unknown, depth: number): string[] {
    const key = `.${name}`;
    return [key, ...this.paths(value, depth + 1).map((path) => key + path)];
  }

  /** A list that is made of another one, a value that is kept, or what a function of this file answers. */
  private call({ callee, arguments: given }: Node, depth: number): string[] {
    const name = nodeOf(callee);
    const first = nodeOf(nodesOf(given)[0]?.['expression']);
    const answered = (fn: Node | undefined) =>
      fn && functions.includes(fn.type ?? '')
        ? returnedBy(fn).flatMap((one) => this.paths(one, depth + 1))
        : [];
    if (name.type === 'Identifier')
      return nameIn(name) === 'useMemo' ? answered(first) : answered(this.declared.get(nameIn(name)));
    if (name.type !== 'MemberExpression') return [];
    const method = nameIn(name['property']);
    if (method === 'map') return ['[]', ...answered(first).map((path) => `[]${path}`)];
    return method === 'filter' || method === 'toSorted' ? this.paths(name['object'], depth + 1) : [];
  }
}
