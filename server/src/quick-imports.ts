import { registerHooks, type ResolveFnOutput } from 'node:module';

/**
 * Makes the imports of drizzle-orm cheap, which were more than half of what the server did before it listened. Its
 * package.json lists every file, and Node reads all of that anew for each import that leads into the package or on
 * inside of it. Imported first; what it is for comes by `import()`.
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
