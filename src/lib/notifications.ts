import { POPUP_MS, TOAST_MS } from '#src/config/constants.ts'
import { createSignal } from './signal.ts'

export interface Notification {
  id: number
  /** `popup`: alert after a call, 5 s; `toast`: short note at the top right, 4 s [spec 9]. */
  kind: 'popup' | 'toast'
  tone: 'error' | 'success' | 'info'
  message: string
  /** A field announces the same message to screen readers, so the popup is shown but not announced. */
  isSaidByField: boolean
  /** Leads to what the message is about. */
  link?: { readonly to: string; readonly label: string } | undefined
  durationMs: number
}

type NewNotification = Pick<Notification, 'kind' | 'tone' | 'message' | 'isSaidByField' | 'link'>

/** More would cover the page; the oldest is removed first. */
const MAX_SHOWN = 4

const shownNotifications = createSignal<readonly Notification[]>([])
let lastId = 0

function addNotification(note: NewNotification) {
  lastId += 1
  const others = shownNotifications
    .get()
    .filter(({ kind, message }) => kind !== note.kind || message !== note.message)
  const durationMs = note.kind === 'popup' ? POPUP_MS : TOAST_MS
  shownNotifications.set([...others, { ...note, id: lastId, durationMs }].slice(-MAX_SHOWN))
}

/** Messages outside the page. Only `app/report-error.ts` opens popups about failures. */
export const notifications = {
  popup: (tone: 'error' | 'success', message: string, isSaidByField = false) =>
    addNotification({ kind: 'popup', tone, message, isSaidByField }),
  toast: (message: string, tone: Notification['tone'] = 'info', link?: Notification['link']) =>
    addNotification({ kind: 'toast', tone, message, isSaidByField: false, link }),
  dismiss: (id: number) =>
    shownNotifications.set(shownNotifications.get().filter((notification) => notification.id !== id)),
  clear: () => shownNotifications.set([]),
  subscribe: shownNotifications.subscribe,
  shown: shownNotifications.get,
}
