import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Lets Chromium compile all functions of the first file while it arrives, in another thread. Otherwise it skips them,
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
          if (output.type === 'chunk' && output.name === 'start') output.code = HINT + output.code
      },
    },
  }
}
