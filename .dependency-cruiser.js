/** Imports go one way: domain ← store ← apps, content → domain. Nothing imports an app. */
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment:
        'Domain rules import only zod, two pure parsers and each other: no rendering, no storage, no clock.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/domain/src', '^node_modules/(zod|csv-parse|tldts)/'] },
    },
    {
      name: 'store-knows-only-the-domain',
      severity: 'error',
      comment: 'Its integration tests may start a database with ops.',
      from: { path: '^packages/store', pathNot: '\\.int\\.test\\.ts$' },
      to: { path: '^(apps|content|ops|e2e|bench)/' },
    },
    {
      name: 'brand-imports-no-app',
      comment:
        'Tokens, fonts and drawings that both programs use; its tests may take names from the content.',
      severity: 'error',
      from: { path: '^packages/brand', pathNot: '\\.test\\.ts$' },
      to: { path: '^(apps|content|packages/store|ops|e2e|bench)/' },
    },
    {
      name: 'content-knows-only-the-domain',
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
      name: 'the-running-site-does-not-import-content',
      severity: 'error',
      comment: 'Tests may: they are not part of the running site.',
      from: { path: '^apps/', pathNot: ['\\.test\\.tsx?$', 'test-studio\\.ts$'] },
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
      name: 'ui-knows-no-product',
      comment: 'UI components contain no product data and no texts.',
      severity: 'error',
      from: { path: '^apps/site/src/ui/' },
      to: {
        path: '^(apps/site/src/(client|offer-ui|features|layout|i18n|server|pages)|packages/(domain|store))/',
      },
    },
    // The site's folders, bottom to top: ui, i18n and client, offer-ui, features, server, layout, pages.
    {
      name: 'what-features-share-is-below-them',
      severity: 'error',
      from: { path: '^apps/site/src/(i18n|client|offer-ui)/' },
      to: { path: '^apps/site/src/(features|server|layout|pages)/' },
    },
    {
      name: 'features-know-no-server',
      severity: 'error',
      from: { path: '^apps/site/src/features/' },
      to: { path: '^apps/site/src/(server|layout|pages)/' },
    },
    {
      name: 'server-knows-no-page',
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
      name: 'only-the-store-speaks-sql',
      severity: 'error',
      from: { path: '^(apps|packages|content|ops|bench|e2e)/', pathNot: '^packages/store/' },
      to: { path: '^node_modules/(postgres|pg|node-pg-migrate)/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|@payload-config$)' },
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
