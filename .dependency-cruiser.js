/** Imports go in one direction: domain ← store ← apps, content → domain. Nothing imports an app. */
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment:
        'Domain rules import only zod, two pure parsers, a language detector and each other: no rendering, no storage, no clock.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/domain/src', '^node_modules/(zod|csv-parse|tldts|eld)/'] },
    },
    {
      name: 'store-imports-only-domain',
      severity: 'error',
      comment: 'Integration tests may start a database with the code in ops.',
      from: { path: '^packages/store', pathNot: '\\.int\\.test\\.ts$' },
      to: { path: '^(apps|content|ops|e2e|bench)/' },
    },
    {
      name: 'brand-imports-no-app',
      comment:
        'Both apps use the brand’s tokens, fonts and drawings. Its tests may read casino names from the content.',
      severity: 'error',
      from: { path: '^packages/brand', pathNot: '\\.test\\.ts$' },
      to: { path: '^(apps|content|packages/store|ops|e2e|bench)/' },
    },
    {
      name: 'content-imports-only-domain',
      severity: 'error',
      from: { path: '^content' },
      to: { path: '^(apps|packages/store|ops|e2e|bench)/' },
    },
    {
      name: 'nothing-imports-an-app',
      severity: 'error',
      from: { pathNot: '^apps/([^/]+)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'apps-do-not-import-content',
      severity: 'error',
      comment: 'Only tests may import content: they are not part of the running apps.',
      from: { path: '^apps/', pathNot: ['\\.test\\.tsx?$', '/test-[\\w-]+\\.tsx?$'] },
      to: { path: '^(content|ops|e2e|bench)/' },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'Pages compose features.',
      severity: 'error',
      from: { path: '^apps/site/src/features/([^/]+)/' },
      to: { path: '^apps/site/src/features/', pathNot: '^apps/site/src/features/$1/' },
    },
    {
      name: 'ui-is-product-independent',
      comment: 'UI components contain no product data and no texts.',
      severity: 'error',
      from: { path: '^apps/site/src/ui/' },
      to: {
        path: '^(apps/site/src/(client|offer-ui|features|layout|i18n|server|pages)|packages/(domain|store))/',
      },
    },
    // The site's folders from bottom to top: ui, i18n and client, offer-ui, features, server, layout, pages.
    {
      name: 'shared-code-does-not-import-features',
      severity: 'error',
      from: { path: '^apps/site/src/(i18n|client|offer-ui)/' },
      to: { path: '^apps/site/src/(features|server|layout|pages)/' },
    },
    {
      name: 'features-do-not-import-server',
      severity: 'error',
      from: { path: '^apps/site/src/features/' },
      to: { path: '^apps/site/src/(server|layout|pages)/' },
    },
    {
      name: 'server-does-not-import-pages',
      severity: 'error',
      from: { path: '^apps/site/src/server/' },
      to: { path: '^apps/site/src/(layout|pages)/' },
    },
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(apps/site/src|packages/domain/src)/' },
      to: { circular: true },
    },
    {
      name: 'only-store-accesses-postgresql',
      severity: 'error',
      from: { path: '^(apps|packages|content|ops|bench|e2e)/', pathNot: '^packages/store/' },
      to: { path: '^node_modules/(postgres|pg|pg-boss|node-pg-migrate)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|@payload-config$|@nettobonus/brand/fonts/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: ['(^|/)dist/', '\\.astro/', '\\.next/', 'next-env', '^apps/[^/]+/node_modules', 'test-results'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
