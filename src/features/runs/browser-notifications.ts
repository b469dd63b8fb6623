import * as z from 'zod/mini'
import { lastingRecord } from '#src/session/customer-record.ts'

/** The customer's choice; a logout removes it. */
const notificationChoice = lastingRecord('notifies', z.literal(true))

/** `refused` by the customer or the browser; `unsupported` on Android and iOS. */
export type NotificationState = 'on' | 'off' | 'refused' | 'unsupported'

/** Android's browsers throw. Others show nothing, because the permission is missing. */
function canCreate() {
  try {
    new Notification('').close()
    return true
  } catch {
    return false
  }
}

export function notificationState(): NotificationState {
  if (!('Notification' in globalThis)) return 'unsupported'
  const { permission } = Notification
  if (permission === 'denied') return 'refused'
  if (permission === 'default') return canCreate() ? 'off' : 'unsupported'
  return notificationChoice.read() ? 'on' : 'off'
}

/** Only by a press of the customer: browsers ask no one without. */
export async function allowNotifications(): Promise<NotificationState> {
  if ((await Notification.requestPermission()) === 'granted') notificationChoice.keep(true)
  const state = notificationState()
  return state === 'off' ? 'refused' : state
}

export const stopNotifications = notificationChoice.forget

interface BrowserNotification {
  readonly title: string
  /** A second one with the same tag replaces the first. */
  readonly tag: string
  readonly lang: string
  readonly onOpen: () => void
}

/** Returns false if the customer does not want notifications, or the browser shows none. */
export function notifyInBrowser({ title, tag, lang, onOpen }: BrowserNotification): boolean {
  if (notificationState() !== 'on') return false
  try {
    const note = new Notification(title, { tag, lang })
    note.addEventListener('click', () => {
      window.focus()
      note.close()
      onOpen()
    })
    return true
  } catch {
    return false
  }
}
