/** Permanent addresses, because they are in code that customers copied long ago. */
export const WIDGET_PATH = '/chat/v1.js'
/** Path where widgets on sites fetch their bot and ask it. Not part of the API. */
export const CHAT_PATH = '/chat/v1/'

const AVATAR_PATH = '/avatar'

interface AskedBot {
  readonly key: string
  readonly isAvatar: boolean
}

export function botIn(pathname: string): AskedBot | undefined {
  const [, key, avatar] = /^\/chat\/v1\/([^/]+)(\/avatar)?$/.exec(pathname) ?? []
  try {
    return key === undefined ? undefined : { key: decodeURIComponent(key), isAvatar: avatar === AVATAR_PATH }
  } catch {
    return undefined
  }
}
