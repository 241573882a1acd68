import path from 'node:path';
import {
  API,
  NodeBuilderFlags,
  SymbolFlags,
  type Checker,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';
import { root } from '../webpack/application.ts';
import { isTaken, OPTIONAL, shortened, withDeprecation, type Surface } from './surface.ts';

/** Deeper than any props or answers. What is below is written as one type. */
const DEEPEST = 6;

const PRINTED =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

const CALLS = 0;

/** Texts may be improved. */
const isWording = (key: string) => /\.(en|ch)$/.test(key);

/** Of an endpoint: only relevant to the server, which checks every caller itself. */
const isOfServer = (key: string) => /\.(access|rateLimit|summary)$/.test(key);

const isOurs = (symbol: Symbol) => symbol.declarations.every((one) => !one.path.includes('/node_modules/'));

/** A literal or mapped type without a name of its own. */
const isNameless = (symbol: Symbol) => symbol.name.startsWith('__');

/** Describes the types of exports, with a line for each usable member. */
class SurfaceReader {
  readonly surface: Surface = new Map();
  private readonly checker: Checker;
  /** Types with their own lines, which are referred to by name. */
  private readonly exported: ReadonlySet<number>;

  constructor(checker: Checker, exported: ReadonlySet<number>) {
    this.checker = checker;
    this.exported = exported;
  }

  private print(type: Type): string {
    const alias = type.getAliasSymbol();
    const isHidden = alias && isOurs(alias) && !this.exported.has(alias.id);
    const flags = isHidden ? PRINTED | NodeBuilderFlags.InTypeAlias : PRINTED;
    return shortened(this.checker.typeToString(type, undefined, flags));
  }

  private isExported(type: Type): boolean {
    return [type.getAliasSymbol(), type.getSymbol()].some((symbol) => symbol && this.exported.has(symbol.id));
  }

  /** The members of a type that is written member by member. */
  private membersOf(type: Type): readonly Symbol[] | undefined {
    if (type.isIntersectionType()) {
      const parts = type.getTypes();
      return parts.every((part) => this.membersOf(part)) ? this.checker.getPropertiesOfType(type) : undefined;
    }
    const symbol = type.isObjectType() ? type.getSymbol() : undefined;
    if (!symbol || !(isNameless(symbol) || isOurs(symbol))) return undefined;
    if (this.checker.getSignaturesOfType(type, CALLS).length > 0) return undefined;
    return this.checker.getPropertiesOfType(type);
  }

  /** The input type of schemas for requests, the output type of all others. */
  private parsed(key: string, type: Type): Type | undefined {
    if (!type.isObjectType() || !type.getSymbol()?.name.startsWith('Zod')) return undefined;
    const property = this.checker.getPropertyOfType(type, isTaken(key) ? '_input' : '_output');
    return property && this.checker.getTypeOfSymbol(property);
  }

  private itemOf(key: string, type: Type): Type | undefined {
    if (!this.checker.isArrayType(type) || !type.isTypeReference()) return undefined;
    const [item] = this.checker.getTypeArguments(type);
    return item && (this.membersOf(item) || this.parsed(key, item)) ? item : undefined;
  }

  /** `mark` says whether it is optional, `inside` lists the containing types. */
  private write(key: string, type: Type, close: string, mark: string, inside: readonly number[] = []): void {
    const one = this.checker.getNonNullableType(type) ?? type;
    const { id } = one;
    const isNamed = inside.length > 0 && this.isExported(one);
    const output = this.parsed(key, one);
    if (output && !isNamed) return this.write(key, output, close, mark, inside);
    const item = isNamed ? undefined : this.itemOf(key, one);
    if (item) return this.write(`${key}[]`, item, close, mark, [...inside, id]);
    const isLeaf = isNamed || inside.includes(id) || inside.length > DEEPEST;
    const members = isLeaf ? undefined : this.membersOf(one);
    const whole = isWording(key) ? 'text' : this.print(mark ? one : type);
    const parent = members?.length ? 'object' : whole;
    if (parent !== 'object' || mark || inside.length === 0) this.surface.set(key + close, mark + parent);
    for (const member of members ?? [])
      this.writeMember(`${key}.${member.name}`, member, close, [...inside, id]);
  }

  private writeMember(key: string, member: Symbol, close: string, inside: readonly number[]): void {
    const type = this.checker.getTypeOfSymbol(member);
    const mark = member.flags & SymbolFlags.Optional ? OPTIONAL : '';
    if (type && !isOfServer(key)) this.write(key, type, close, mark, inside);
    this.noteEnd(key + close, member);
  }

  /** What is to go says so in its line. */
  private noteEnd(key: string, symbol: Symbol): void {
    const tag = this.checker.getJsDocTagsOfSymbol(symbol).find(({ name }) => name === 'deprecated');
    const type = this.surface.get(key);
    if (tag && type) this.surface.set(key, withDeprecation(type, tag.text ?? ''));
  }

  /** A function's arguments by position, and a component's by prop name. */
  private writeParameter(key: string, parameter: Symbol, position: number): void {
    const type = this.checker.getTypeOfSymbol(parameter);
    if (!type) return;
    const props = /^[A-Z]/.test(key.split(' ')[1]!) && position === 0 ? this.membersOf(type) : undefined;
    // For members, the symbol says whether it is optional; for parameters, the type does.
    const given = this.checker.getNonNullableType(type) ?? type;
    const mark = given !== type && this.membersOf(given) ? OPTIONAL : '';
    if (!props) return this.write(`${key}(${position}`, type, ')', mark, [CALLS]);
    for (const prop of props) this.writeMember(`${key}(${prop.name}`, prop, ')', [type.id]);
  }

  writeExport(key: string, target: Symbol): void {
    this.writeTarget(key, target);
    this.noteEnd(key, target);
  }

  private writeTarget(key: string, target: Symbol): void {
    if (!(target.flags & SymbolFlags.Value)) {
      return this.write(key, this.checker.getDeclaredTypeOfSymbol(target), '', '');
    }
    const type = this.checker.getTypeOfSymbol(target)!;
    if (!isOurs(target)) return void this.surface.set(key, this.print(type));
    const [signature, ...others] = this.checker.getSignaturesOfType(type, CALLS);
    if (!signature || others.length > 0) return this.write(key, type, '', '');
    const result = this.checker.getReturnTypeOfSignature(signature);
    this.surface.set(key, `=> ${result ? this.print(result) : 'void'}`);
    signature.getParameters().forEach((parameter, at) => this.writeParameter(key, parameter, at));
  }
}

/** The public surface of modules in the sources; `entries` are their files by name. */
export function readSurface(entries: Record<string, string>): Surface {
  const api = new API({ cwd: root });
  try {
    const configuration = path.join(root, 'tsconfig.contract.json');
    const project = api.updateSnapshot({ openProjects: [configuration] }).getProject(configuration)!;
    const { checker, program } = project;
    const targets = new Map<string, Symbol>();
    for (const [entry, file] of Object.entries(entries)) {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} exports nothing, or is not in tsconfig.contract.json`);
      for (const symbol of checker.getExportsOfModule(module)) {
        const isAlias = symbol.flags & SymbolFlags.Alias;
        targets.set(`${entry} ${symbol.name}`, isAlias ? checker.getAliasedSymbol(symbol) : symbol);
      }
    }
    const types = [...targets.values()].filter(({ flags }) => flags & SymbolFlags.Type);
    const reader = new SurfaceReader(checker, new Set(types.map(({ id }) => id)));
    for (const [key, target] of targets) reader.writeExport(key, target);
    return reader.surface;
  } finally {
    api.close();
  }
}
