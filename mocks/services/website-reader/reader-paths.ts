/** Permanent addresses, because they are in code that customers copied long ago. */
export const PLAYER_PATH = '/reader/v1.js'
/** Path where players on sites fetch readings. Not part of the API. */
export const READING_PATH = '/reader/v1/'

export const soundPath = (key: string, file: string) =>
  `${READING_PATH}${encodeURIComponent(key)}/sounds/${encodeURIComponent(file)}`

export const listensPath = (key: string) => `${READING_PATH}${encodeURIComponent(key)}/listens`

/** The reader in an address below `READING_PATH`, and the requested part: a sound, its listens, or its text. */
export function readingIn(pathname: string) {
  const [, key, file, listens] =
    /^\/reader\/v1\/([^/]+)(?:\/sounds\/([^/]+)|\/(listens))?$/.exec(pathname) ?? []
  if (key === undefined) return undefined
  try {
    return {
      key: decodeURIComponent(key),
      file: file && decodeURIComponent(file),
      isListens: listens !== undefined,
    }
  } catch {
    return undefined
  }
}
