import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const RUNTIME = 'react/jsx-runtime'
const NAMED = '\0named-elements'
const file = createRequire(import.meta.url).resolve(RUNTIME)

/**
 * Elements made by `jsx` itself. React's file is no ES module, so that the bundler looks `jsx` up in it for every one of
 * some three thousand elements, `(0,runtime.jsx)`: 0.2 to 0.4 kB gz of a page.
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
