import { registerHooks, type ResolveFnOutput } from 'node:module';

/**
 * Makes the imports of drizzle-orm cheap, which took more than half of the time before the server listened. Its
 * package.json lists every file, and Node parses all of it for each import into or inside the package. Must be
 * imported first; everything that needs it is loaded by `import()`.
 */
const known = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? '';
    if (/^\.\.?\/.*\.js$/.test(specifier) && from.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
    if (!/^drizzle-orm(\/|$)/.test(specifier) || from.includes('/node_modules/'))
      return next(specifier, context);
    const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    known.set(specifier, found);
    return found;
  },
});
