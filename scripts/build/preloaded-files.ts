import type { Plugin } from 'vite'

/** Files of a build by name, with those that they import. */
type Files = ReadonlyMap<string, { readonly imports: readonly string[] }>

/** A file and everything that it imports, directly or indirectly. */
export function loadedWith(file: string, files: Files): ReadonlySet<string> {
  const loaded = new Set([file])
  // The loop also visits files that are added during it.
  for (const each of loaded) for (const imported of files.get(each)?.imports ?? []) loaded.add(imported)
  return loaded
}

/** Files to preload for an import. The imported file is left out, because the import itself requests it. */
export const filesToPreload = (
  imported: string,
  needed: readonly string[],
  loaded: ReadonlySet<string>,
): string[] => needed.filter((file) => file !== imported && !loaded.has(file))

/** Limits the files that are preloaded for an `import()` to those that its importer has not loaded. */
export function preloadedFiles() {
  let files: Files = new Map()
  const plugin: Plugin = {
    name: 'preloaded-files',
    apply: 'build',
    generateBundle: {
      // Before Vite lists the files of each import.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      },
    },
  }
  return {
    plugin,
    resolve: (imported: string, needed: readonly string[], importer: string) =>
      filesToPreload(imported, needed, loadedWith(importer, files)),
  }
}
