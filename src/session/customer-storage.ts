import { onSessionChange, receiveLogout } from './session.ts'
import { readToken } from './session-cookie.ts'

/** Prefix of all stored data of customers; a logout removes exactly these entries. */
const PREFIX = 'customer.'

/** Entry with the signed-in customer's id. Deleted by a logout, but not when a session expires. */
export const CUSTOMER_ID = 'id'

/** Database of earlier states of projects. */
export const EARLIER_STATES = 'customer-past-states'

/** Unsaved input, with its customer's id first. */
const DRAFT = /^(\d+)\.(?:draft|damaged)\./

/** Unsaved input that can be read, which typing writes several times a second. */
const READABLE_DRAFT = /^\d+\.draft\./

let countOfLogouts = 0
let isClosed = false
const listeners = new Set<() => void>()
const draftListeners = new Set<() => void>()

let isNotifying = false
/** Whether anything but unsaved input has changed since the last notification. */
let isOtherChanged = false

/** Notifies once for all changes of a moment, so that a listener may change the storage itself. */
function notifyOfChange(name: string) {
  isOtherChanged ||= !READABLE_DRAFT.test(name)
  if (isNotifying) return
  isNotifying = true
  queueMicrotask(() => {
    const told = isOtherChanged ? [...listeners, ...draftListeners] : [...draftListeners]
    isNotifying = false
    isOtherChanged = false
    for (const listener of told) listener()
  })
}

/** One of the browser's storages, limited to customers' data. Empty if the browser denies storage. */
function customerStorage(storage: () => Storage) {
  const remove = (name: string) => {
    try {
      storage().removeItem(PREFIX + name)
    } catch {
      // If storage is denied, there is nothing to remove.
    }
    notifyOfChange(name)
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
        if (name === CUSTOMER_ID) ownerId = text
      } catch {
        return false
      }
      notifyOfChange(name)
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

/** Kept until a logout, in all tabs; data in `tabStorage` also ends with its tab. */
export const lastingStorage = customerStorage(() => localStorage)

export const tabStorage = customerStorage(() => sessionStorage)

/** The customer whose entries a logout deletes; another tab may delete the stored id before this one learns of it. */
let ownerId = globalThis.document && (lastingStorage.read(CUSTOMER_ID) ?? undefined)

function forgetAllBut(isKept: (name: string) => boolean) {
  for (const storage of [lastingStorage, tabStorage])
    for (const name of storage.names()) if (!isKept(name)) storage.remove(name)
}

/** Deletes data of customers whose sessions ended, except unsaved input, which waits for their return. */
export function forgetCustomersBefore(id: number) {
  forgetAllBut((name) => DRAFT.test(name) || name.startsWith(`${id}.`))
  try {
    indexedDB.deleteDatabase(EARLIER_STATES)
  } catch {
    // Without databases, or if the browser denies them, nothing is kept in one.
  }
}

function subscribeTo(own: Set<() => void>, listener: () => void) {
  own.add(listener)
  addEventListener('storage', listener)
  return () => {
    own.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Not called for unsaved input of this tab, so that typing reads nothing again. */
export const onCustomerStorageChange = (listener: () => void) => subscribeTo(listeners, listener)

/** Called for unsaved input too. */
export const onDraftChange = (listener: () => void) => subscribeTo(draftListeners, listener)

/** Changes with every logout; work started before a logout must store nothing after it. */
export const logoutCount = () => countOfLogouts

/**
 * Deletes the stored data on a logout, except unsaved input of another customer whose session ended earlier; all of it
 * if the customer is unknown. Nothing more is stored until the next login.
 */
export function forgetCustomerStorage() {
  ownerId = lastingStorage.read(CUSTOMER_ID) ?? ownerId
  countOfLogouts += 1
  isClosed = true
  forgetAllBut((name) => ownerId !== undefined && ![ownerId, undefined].includes(DRAFT.exec(name)?.[1]))
}

export function openCustomerStorage() {
  isClosed = false
}

// Every tab deletes the data, because a tab that learns of the logout late may have stored something since.
onSessionChange((isLogout) => {
  if (isLogout) forgetCustomerStorage()
  else if (readToken() !== undefined) openCustomerStorage()
})

/** Whether the browser keeps this page for Back; it gets no messages meanwhile. */
let isInBackCache = false

if ('addEventListener' in globalThis) {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PREFIX + CUSTOMER_ID) ownerId = newValue ?? ownerId
  })
  addEventListener('pagehide', ({ persisted }) => {
    isInBackCache = persisted
  })
  // In the capture phase, before the session is read: a logout leaves no data, and an unexpected end leaves it.
  addEventListener(
    'visibilitychange',
    () => {
      if (!isInBackCache || document.hidden) return
      isInBackCache = false
      if (readToken() !== undefined || lastingStorage.read(CUSTOMER_ID) !== null) return
      // This page has stored nothing meanwhile, so all drafts that are left are of others.
      ownerId = ''
      receiveLogout()
    },
    { capture: true },
  )
}
