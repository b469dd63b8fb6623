import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const RUNTIME = 'react/jsx-runtime'
const NAMED = '\0named-elements'
const file = createRequire(import.meta.url).resolve(RUNTIME)

/**
 * Calls `jsx` directly. React's file is not an ES module, so the bundler writes `(0,runtime.jsx)` for about three
 * thousand elements: 0.2 to 0.4 kB gz of a page.
 */
export function namedElements(): Plugin {
  return {
    name: 'named-elements',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler: (_id, importer) => (importer === NAMED ? file : NAMED),
    },
    load: {
      filter: { id: /named-elements$/ },
      handler: (id) =>
        id === NAMED ? `import all from '${RUNTIME}'\nexport const { jsx, jsxs, Fragment } = all` : null,
    },
  }
}
