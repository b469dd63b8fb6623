/**
 * Who may import whom, as rules: main → app → screens → features → (audio, ui, drafts, routing, api) → session, i18n, lib,
 * config → rules → contract, and the ranks of the fake backend. `tests/architecture/directions.test.ts` seeds a
 * violation of each rule and expects it to be found: a new rule needs a line there.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */

const TEST = '\\.test\\.tsx?$'

/** Folders of src, and what each may import besides itself. */
const MAY_IMPORT = {
  app: 'screens|features|audio|ui|drafts|routing|api|session|i18n|lib|config|rules|contract',
  screens: 'features|audio|ui|drafts|routing|api|session|i18n|lib|config|rules|contract',
  features: 'audio|ui|drafts|routing|api|session|i18n|lib|config|rules|contract',
  audio: 'ui|session|i18n|lib|config|rules|contract',
  ui: 'i18n|lib|config',
  drafts: 'session|i18n|lib|config|rules|contract',
  routing: 'ui|session|i18n|lib|config|rules|contract',
  api: 'session|i18n|lib|config|rules|contract',
  session: 'i18n|lib|config|rules|contract',
  i18n: 'session|lib|config|rules|contract',
  lib: 'config|rules|contract',
  config: 'rules|contract',
}

const directions = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `direction-${folder}`,
  severity: 'error',
  from: { path: `^src/${folder}/`, pathNot: TEST },
  to: { path: '^src/', pathNot: `^src/(${folder}|${allowed})/|^src/globals\\.d\\.ts$` },
}))

/** Features by rank, highest first; those of one rank are apart, each may import what stands below. */
const FEATURE_RANKS = [
  [
    'blocks',
    'speech|segments|create',
    'cast|subtitles|tables|workspace|selection|reuse|checks|runs|editor|exports|voices|projects|billing|listening|corrections|auth|catalog',
  ],
  ['subtitles', 'cast|subtitles|tables', 'runs|editor|exports|voices|projects|billing|auth|catalog'],
  [
    'frame',
    'workspace|bulk|first-run|share',
    'selection|reuse|checks|runs|editor|exports|voices|projects|billing|auth|catalog',
  ],
  ['checks', 'checks', 'subtitles|runs|editor|exports|voices|projects|billing|auth|catalog'],
  ['selection', 'selection|reuse', 'runs|editor|exports|voices|projects|billing|auth|catalog'],
  ['tools', 'runs|editor|exports|voices', 'projects|billing|corrections|auth|catalog'],
  ['records', 'projects|billing|listening|corrections', 'auth|catalog'],
]

const featureRanks = FEATURE_RANKS.map(([name, features, below]) => ({
  name: `features-rank-${name}`,
  severity: 'error',
  from: { path: `^src/features/(${features})/`, pathNot: TEST },
  to: { path: '^src/features/', pathNot: `^src/features/($1|${below})/` },
}))

const ranked = FEATURE_RANKS.map(([, features]) => features).join('|')

const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

/** The ranks of the fake backend, the lowest first: what stands in one imports itself and what is below. */
const RANKS = [
  ['messages'],
  ['kernel'],
  ['catalog'],
  ['domain'],
  ['engines', 'http'],
  ['features'],
  ['services'],
  ['operations'],
  ['seed'],
  ['scenarios'],
  ['control'],
  ['panel', 'reader-player', 'chat-widget'],
  ['runtime'],
  ['payment-page', 'reader-page', 'chat-page'],
  ['server'],
  ['package'],
]
/** Parts of the fake backend that are seen. */
const PAGES = 'panel|payment-page|reader-page|reader-player|chat-page|chat-widget'

const ranks = RANKS.flatMap((folders, rank) => {
  const below = [
    ...RANKS.slice(0, rank + 1)
      .flat()
      .map((folder) => `${folder}/`),
  ]
  // The world is put together of everything below; only what opens or shows one knows it.
  if (rank >= RANKS.findIndex(([folder]) => folder === 'control')) below.push('world\\.ts$')
  return folders.map((folder) =>
    forbid(
      `rank-${folder}`,
      { path: `^mocks/${folder}/`, pathNot: TEST },
      { path: '^mocks/', pathNot: `^mocks/(${below.join('|')})` },
    ),
  )
})

/** Folders whose subfolders are parts of their own. */
const MOCKS_HOLDERS = ['kernel', 'engines', 'features', 'services', 'seed']

/**
 * What lies at the top of a part is its door; its subfolders are its own. The folders in `holders` hold parts; the
 * seeds of a service are a part beside it.
 */
const doorsOf = (top, holders) => {
  const held = holders.join('|')
  const part = `(?:${held})/[^/]+|(?!(?:${held})/)[^/]+`
  const inside = `^${top}/(?:${part})/(?!seed/)[^/]+/`
  return [
    forbid(
      `${top}-doors`,
      { path: `^${top}/(${part})/`, pathNot: TEST },
      { path: inside, pathNot: `^${top}/$1/` },
    ),
    forbid(`${top}-doors-from-the-top`, { path: `^${top}/[^/]+$`, pathNot: TEST }, { path: inside }),
  ]
}

/** Features of which only the files at the top may be imported from outside. */
const FEATURES_WITH_DOORS = ['runs', 'editor', 'speech']

const doorOf = (feature) =>
  forbid(
    `${feature}-door`,
    { path: `^src/(?!features/${feature}/)`, pathNot: TEST },
    { path: `^src/features/${feature}/[^/]+/` },
  )

export default {
  forbidden: [
    ...directions,
    forbid(
      'contract-is-a-leaf',
      { path: '^src/contract/', pathNot: TEST },
      { pathNot: '^src/contract/|(^|/)zod/' },
    ),
    // Evaluated in a task of its own, see docs/decisions/chunks.md.
    forbid(
      'react-dom-when-needed',
      { path: '^src/', pathNot: TEST },
      { path: '(^|/)react-dom/client', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'rules-are-a-leaf',
      { path: '^src/rules/', pathNot: TEST },
      // They open sound files, PDFs and tables, search sources, and know the endings of sites, for app and fake backend.
      { pathNot: '^src/(rules|contract)/|(^|/)(mediabunny|minisearch|papaparse|pdfjs-dist|tldts[^/]*|zod)/' },
    ),
    forbid(
      'services-are-apart',
      { path: '^src/features/services/([^/]+)/', pathNot: TEST },
      { path: '^src/features/services/', pathNot: '^src/features/services/$1/' },
    ),
    forbid(
      'services-have-a-door',
      { path: '^src/(?!features/services/)', pathNot: TEST },
      { path: '^src/features/services/[^/]+/' },
    ),
    ...featureRanks,
    forbid(
      'features-are-apart',
      { path: `^src/features/(?!services/|(?:${ranked})/)([^/]+)/`, pathNot: TEST },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    ...FEATURES_WITH_DOORS.map(doorOf),
    forbid(
      'only-main-imports-mocks',
      { path: '^src/', pathNot: `^src/main\\.tsx$|${TEST}` },
      { path: '^mocks/' },
    ),
    forbid('nobody-imports-main', {}, { path: '^src/main\\.tsx$' }),
    forbid(
      'product-knows-no-test',
      { path: '^(src|mocks)/', pathNot: TEST },
      { path: '^(tests|stories|scripts)/' },
    ),
    forbid(
      'product-ships-no-tool',
      { path: '^src/', pathNot: TEST },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    ),
    ...ranks,
    forbid(
      'mocks-know-contract-and-rules-only',
      { path: '^mocks/', pathNot: `^mocks/(${PAGES})/|${TEST}` },
      { path: '^src/', pathNot: '^src/(contract|rules)/' },
    ),
    forbid(
      'pages-know-contract-rules-and-ui',
      { path: `^mocks/(${PAGES})/`, pathNot: TEST },
      { path: '^src/', pathNot: '^src/(contract|rules|ui)/|^src/styles\\.css$' },
    ),
    forbid(
      'mocks-services-are-apart',
      { path: '^mocks/services/([^/]+)/', pathNot: TEST },
      { path: '^mocks/services/[^/]+/', pathNot: '^mocks/services/$1/' },
    ),
    ...doorsOf('mocks', MOCKS_HOLDERS),
    forbid('only-db-knows-the-store', { path: '^mocks/(?!kernel/db/)' }, { path: 'node_modules/@msw/data' }),
    forbid(
      'only-http-knows-msw',
      { path: '^mocks/(?!http/|runtime/|package/)', pathNot: TEST },
      { path: 'node_modules/msw/' },
    ),
    forbid('domain-is-pure', { path: '^mocks/domain/', pathNot: TEST }, { path: '^mocks/kernel/(?!rows/)' }),
    forbid('no-cycle', {}, { circular: true }),
    // Virtual modules are made by a plugin of the build.
    forbid('no-unresolvable', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'types', 'default'],
    },
    moduleSystems: ['es6'],
    exclude: { path: '\\.css$|\\?' },
  },
}
