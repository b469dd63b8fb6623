type Writing = typeof import('./writing.ts')['writing']

let loaded: Writing | undefined

/** The code that saves and merges; undefined until it is loaded. */
export const loadedWriting = () => loaded

/** @throws Error if the code could not be fetched; the next call tries again */
export async function loadWriting(): Promise<Writing> {
  loaded ??= (await import('./writing.ts')).writing
  return loaded
}
