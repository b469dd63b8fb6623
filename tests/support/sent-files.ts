import { onTestFinished } from 'vitest'

/** Files that the page sends from now on, until the end of the test. */
export function sentFiles(): readonly File[] {
  const files: File[] = []
  const plain = globalThis.fetch
  globalThis.fetch = (input, init) => {
    if (init?.body instanceof FormData)
      for (const value of init.body.values()) if (value instanceof File) files.push(value)
    return plain(input, init)
  }
  onTestFinished(() => {
    globalThis.fetch = plain
  })
  return files
}
