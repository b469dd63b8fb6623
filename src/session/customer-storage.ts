import { onSessionChange } from './session.ts'
import { readToken } from './session-cookie.ts'

/** Whatever a browser's storage holds of a customer begins with it: a logout removes all of that, and nothing else. */
const PREFIX = 'customer.'

let logouts = 0
let isClosed = false
const listeners = new Set<() => void>()

let isTelling = false

/** Once for all changes of a moment, so that a listener may itself change the storage. */
function tell() {
  if (isTelling) return
  isTelling = true
  queueMicrotask(() => {
    isTelling = false
    for (const listener of listeners) listener()
  })
}

/** One of the browser's storages, as far as customers are concerned. Where the browser refuses, it holds nothing. */
function customerStorage(storage: () => Storage) {
  const remove = (name: string) => {
    try {
      storage().removeItem(PREFIX + name)
    } catch {
      // Where storage is refused, nothing could be kept that would have to go.
    }
    tell()
  }
  return {
    read(name: string): string | null {
      try {
        return storage().getItem(PREFIX + name)
      } catch {
        return null
      }
    },
    write(name: string, text: string): boolean {
      if (isClosed) return false
      try {
        storage().setItem(PREFIX + name, text)
      } catch {
        return false
      }
      tell()
      return true
    },
    remove,
    names(): readonly string[] {
      try {
        const keys = Object.keys(storage()).filter((key) => key.startsWith(PREFIX))
        return keys.map((key) => key.slice(PREFIX.length))
      } catch {
        return []
      }
    },
  }
}

/** Stays until a logout, in all tabs; what `tabStorage` holds also goes with its tab. */
export const lastingStorage = customerStorage(() => localStorage)

export const tabStorage = customerStorage(() => sessionStorage)

export function onCustomerStorageChange(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Changes with every logout: what was begun before one must keep nothing after it. */
export const logoutCount = () => logouts

/** Forgets everything of everybody: somebody logs out of this browser. Nothing more is kept until somebody signs in. */
export function forgetCustomerStorage() {
  logouts += 1
  isClosed = true
  for (const storage of [lastingStorage, tabStorage]) for (const name of storage.names()) storage.remove(name)
}

export function openCustomerStorage() {
  isClosed = false
}

// Every tab forgets: one that learns of the logout only now may have kept something since.
onSessionChange((isLogout) => {
  if (isLogout) forgetCustomerStorage()
  else if (readToken() !== undefined) openCustomerStorage()
})
