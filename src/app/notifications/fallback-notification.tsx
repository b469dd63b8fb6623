import { useEffect } from 'react'
import { type Notification, notifications } from '#src/lib/notifications.ts'

/** Shows the message for the usual time if the card's code failed to load. */
export function FallbackNotification({ id, message, durationMs }: Notification) {
  useEffect(() => {
    const timer = setTimeout(() => notifications.dismiss(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs])
  return (
    <button
      type="button"
      onClick={() => notifications.dismiss(id)}
      className="float wrap-long pointer-events-auto rounded-md bg-raised p-4 text-start text-ink"
    >
      {message}
    </button>
  )
}
