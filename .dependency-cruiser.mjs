/**
 * The directions of the house, as rules: main → app → screens → features → (audio, ui, routing, api) →
 * session, i18n, lib, config → contract. `tests/architecture/directions.test.ts` seeds a violation of each
 * rule and expects it to be found: a new rule needs a line there.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */

const TEST = '\\.test\\.tsx?$'

/** Rooms of src, and what each may import besides itself. */
const MAY_IMPORT = {
  app: 'screens|features|audio|ui|routing|api|session|i18n|lib|config|contract',
  screens: 'features|audio|ui|routing|api|session|i18n|lib|config|contract',
  features: 'audio|ui|routing|api|session|i18n|lib|config|contract',
  audio: 'ui|session|i18n|lib|config|contract',
  ui: 'i18n|lib|config',
  routing: 'ui|session|i18n|lib|config|contract',
  api: 'session|i18n|lib|config|contract',
  session: 'i18n|lib|config|contract',
  i18n: 'session|lib|config|contract',
  lib: 'i18n|config|contract',
  config: 'lib|contract',
}

const directions = Object.entries(MAY_IMPORT).map(([room, allowed]) => ({
  name: `direction-${room}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: TEST },
  to: { path: '^src/', pathNot: `^src/(${room}|${allowed})/|^src/globals\\.d\\.ts$` },
}))

const forbid = (name, from, to) => ({ name, severity: 'error', from, to })

export default {
  forbidden: [
    ...directions,
    forbid(
      'contract-is-a-leaf',
      { path: '^src/contract/', pathNot: TEST },
      { pathNot: '^src/contract/|(^|/)zod/' },
    ),
    forbid(
      'service-rooms-are-apart',
      { path: '^src/features/services/([^/]+)/', pathNot: TEST },
      { path: '^src/features/services/', pathNot: '^src/features/services/$1/' },
    ),
    forbid(
      'features-are-apart',
      { path: '^src/features/(?!services/)([^/]+)/', pathNot: TEST },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
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
    forbid(
      'mocks-know-the-contract-only',
      { path: '^mocks/', pathNot: `^mocks/(panel|pages)/|${TEST}` },
      { path: '^src/', pathNot: '^src/contract/' },
    ),
    forbid(
      'panel-knows-contract-and-ui',
      { path: '^mocks/(panel|pages)/', pathNot: TEST },
      { path: '^src/', pathNot: '^src/(contract|ui)/' },
    ),
    forbid('only-db-knows-the-store', { path: '^mocks/(?!db/)' }, { path: 'node_modules/@msw/data' }),
    forbid(
      'only-http-knows-msw',
      { path: '^mocks/(?!http/|runtime/)', pathNot: TEST },
      { path: 'node_modules/msw/' },
    ),
    forbid(
      'domain-is-pure',
      { path: '^mocks/domain/', pathNot: TEST },
      { path: '^mocks/(http|operations|db|runtime|panel|pages|engines|seed|scenarios|world)' },
    ),
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
