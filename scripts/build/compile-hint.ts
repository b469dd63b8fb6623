import type { Plugin } from 'vite'

/** Files of first pages, most functions of which run at once. */
export const HINTED_FILES: ReadonlySet<string> = new Set([
  'start',
  'calls',
  'home',
  'pages',
  'projects',
  'work',
  'editor',
  'speech',
])

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Lets Chromium compile all functions of first pages while their files arrive, in another thread. Otherwise it skips them,
 * and compiles each in the main thread when it is first called. Only a file's first line counts.
 */
export function compileHint(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // Vite adds lines in front itself.
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && HINTED_FILES.has(output.name)) output.code = HINT + output.code
      },
    },
  }
}
