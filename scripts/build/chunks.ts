import type { Rolldown } from 'vite'

/** Texts that every guest needs come in one file per language; the other namespaces follow their screens. */
const SHELL_TEXTS = /[\\/]locales[\\/](\w+)[\\/](?:common|errors|auth)\.json$/

/** Small things that nearly every screen uses, the login page among them; none of them brings an overlay. */
const BASICS =
  /[\\/]src[\\/](?:api|lib|session|i18n|contract|routing)[\\/]|[\\/]src[\\/]ui[\\/](?:field|text-field|control-styles|notice|skeleton|icon-button|tooltip|brand-mark)\.tsx?$|[\\/](?:lucide-react|query-core|react-query)[\\/]/

const shellTextsOf = (id: string) => {
  const [, locale] = SHELL_TEXTS.exec(id) ?? []
  return locale ? `texts-${locale}` : null
}

/**
 * Few files, none of them for nothing: what the entry needs is one file, the overlays are one, and what screens
 * share is gathered by the set of screens that use it, not file by file.
 */
const chunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'start', tags: ['$initial'], priority: 40 },
    { name: shellTextsOf, test: SHELL_TEXTS, priority: 30, includeDependenciesRecursively: false },
    {
      name: 'overlays',
      test: /node_modules[\\/](?:radix-ui|@radix-ui|@floating-ui|react-remove-scroll|aria-hidden|react-style-singleton|use-sidecar|use-callback-ref)[\\/]/,
      priority: 20,
    },
    {
      name: 'basics',
      test: BASICS,
      minShareCount: 2,
      priority: 15,
    },
    {
      name: 'shared',
      test: /[\\/](?:src|node_modules)[\\/]/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 24_000,
      priority: 10,
    },
  ],
}

/**
 * The sandbox has a second page. Whatever both pages share must do nothing by itself, so what starts either of them
 * is in a file of its own there.
 */
const sandboxChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    {
      name: (id) => (id.includes('payment') ? 'start-payment' : 'start-app'),
      test: /[\\/](?:index\.html|src[\\/]main\.tsx|payment\.html|mocks[\\/]pages[\\/]start-payment-page\.ts)$/,
      priority: 50,
      includeDependenciesRecursively: false,
    },
    ...(chunks.groups ?? []),
  ],
}

export const chunksOf = (isSandbox: boolean) => (isSandbox ? sandboxChunks : chunks)
