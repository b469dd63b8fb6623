/** Addresses that stand in codes which were copied long ago: they never change. */
export const PLAYER_PATH = '/reader/v1.js'
/** Below it players on sites fetch what they read. It is no part of the API. */
export const READING_PATH = '/reader/v1/'

export const soundPath = (key: string, file: string) =>
  `${READING_PATH}${encodeURIComponent(key)}/sounds/${encodeURIComponent(file)}`

/** The reader that an address below `READING_PATH` names, and the sound of it, if it is one's address. */
export function readingIn(pathname: string): { key: string; file: string | undefined } | undefined {
  const [, key, file] = /^\/reader\/v1\/([^/]+)(?:\/sounds\/([^/]+))?$/.exec(pathname) ?? []
  if (key === undefined) return undefined
  try {
    return { key: decodeURIComponent(key), file: file && decodeURIComponent(file) }
  } catch {
    return undefined
  }
}
