const areas = '^(landing|[a-z-]+-app)/';
const tests = '\\.test\\.(ts|tsx|mjs)$';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Who may import whom: the house's one-way streets. */
export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Two modules that need each other are one module, or need a third.',
      {},
      { circular: true },
    ),
    forbid('resolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    forbid(
      'shared-api-knows-nobody',
      'The contract is below everything else.',
      { path: '^shared-api/' },
      { path: '^[^/]+/', pathNot: '^(shared-api|node_modules)/' },
    ),
    forbid(
      'kit-knows-types-of-the-contract',
      'The platform kit takes only types of shared-api.',
      { path: '^portal-kit/' },
      { path: '^[^/]+/', pathNot: '^(portal-kit|shared-api|node_modules)/' },
    ),
    forbid(
      'kit-carries-no-contract',
      'The platform kit takes only types of shared-api.',
      { path: '^portal-kit/', pathNot: tests },
      { path: '^shared-api/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'shared-ui-knows-the-contract',
      'shared-ui is built on shared-api alone.',
      { path: '^shared-ui/' },
      { path: '^[^/]+/', pathNot: '^(shared-ui|shared-api|node_modules)/' },
    ),
    forbid(
      'server-knows-the-contract',
      'The server shares nothing with the browser but the contract.',
      { path: '^server/' },
      { path: '^[^/]+/', pathNot: '^(server|shared-api|node_modules)/' },
    ),
    forbid(
      'areas-stand-alone',
      'An area knows the three shared packages, no other area, not the shell and not the server.',
      { path: `${areas}.+` },
      {
        path: '^[^/]+/',
        pathNot: '^($1|portal-kit/src/area|portal-kit/src/webpack|shared-api|shared-ui|node_modules)/',
      },
    ),
    forbid(
      'shell-knows-no-area',
      'The shell learns of areas from the registry.',
      { path: '^shell/' },
      { path: `${areas}|^server/` },
    ),
    forbid(
      'features-stand-alone',
      'A feature folder of an area imports no other feature folder; what two need belongs into a shared package, ' +
        'or into `site` where only the pages of the public site need it. `presets`, `people` and `clashes` are such parts of ' +
        'admin-app: fee items, issued passwords, look-alikes and lessons at one time belong to several of its pages.',
      { path: `${areas}src/([^/]+)/.+` },
      {
        path: '^$1/src/[^/]+/',
        pathNot: '^($1/src/($2|texts|testing)|landing/src/site|admin-app/src/(presets|people|clashes))/',
      },
    ),
    forbid('tests-are-not-imported', 'Nothing imports a test.', { pathNot: tests }, { path: tests }),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/.+/node_modules|\\.portal|\\.cache|dist|test-results)/' },
    includeOnly: {
      path: '^(\\.|@portal/|node_modules/|shell|landing|[a-z-]+-app|shared-ui|shared-api|portal-kit|server|e2e|bench|scripts)',
    },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
