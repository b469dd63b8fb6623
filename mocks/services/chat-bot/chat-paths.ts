/** Addresses that stand in codes which were copied long ago: they never change. */
export const WIDGET_PATH = '/chat/v1.js'
/** Below it widgets on sites fetch their bot and ask it. It is no part of the API. */
export const CHAT_PATH = '/chat/v1/'

/** The bot that an address below `CHAT_PATH` names. */
export function keyIn(pathname: string): string | undefined {
  const [, key] = /^\/chat\/v1\/([^/]+)$/.exec(pathname) ?? []
  try {
    return key === undefined ? undefined : decodeURIComponent(key)
  } catch {
    return undefined
  }
}
