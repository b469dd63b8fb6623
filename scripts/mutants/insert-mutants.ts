import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { Mutant } from './find-mutants.ts'
import type { MutantInContext } from './mutants-file.ts'

/** Adds each mutant next to the original code; `isMutant` decides at run time which of the two runs. */
export function insertMutants(text: string, mutants: readonly (Mutant & { readonly id: number })[]): string {
  return mutants
    .toSorted((a, b) => b.start - a.start)
    .reduce((code, { id, start, end, kind, code: other }) => {
      const own = code.slice(start, end)
      const asked = `globalThis.isMutant?.(${id})`
      const both = kind === 'statement' ? `if (!${asked}) { ${own} }` : `(${asked} ? (${other}) : (${own}))`
      return code.slice(0, start) + both + code.slice(end)
    }, text)
}

/** Inserts all mutants into the modules that Vite serves. */
export function mutantsPlugin(
  mutants: readonly (MutantInContext & { readonly isGone: boolean })[],
  root: string,
): Plugin {
  const numbered = mutants.map((mutant, id) => ({ ...mutant, id })).filter(({ isGone }) => !isGone)
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(text, path) {
      const file = relative(root, path.split('?')[0] ?? path)
      // Not in what Vite makes of a file, such as the address of a worker.
      const own = numbered.filter(
        ({ file: changed, start, end, replaces }) => changed === file && text.slice(start, end) === replaces,
      )
      return own.length > 0 ? { code: insertMutants(text, own), map: null } : undefined
    },
  }
}
