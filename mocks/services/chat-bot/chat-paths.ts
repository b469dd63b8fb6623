/** Addresses that stand in codes which were copied long ago: they never change. */
export const WIDGET_PATH = '/chat/v1.js'
/** Below it widgets on sites fetch their bot and ask it. It is no part of the API. */
export const CHAT_PATH = '/chat/v1/'

const AVATAR = '/avatar'

interface AskedBot {
  readonly key: string
  readonly isAvatar: boolean
}

export function botIn(pathname: string): AskedBot | undefined {
  const [, key, avatar] = /^\/chat\/v1\/([^/]+)(\/avatar)?$/.exec(pathname) ?? []
  try {
    return key === undefined ? undefined : { key: decodeURIComponent(key), isAvatar: avatar === AVATAR }
  } catch {
    return undefined
  }
}
