import { useEffect } from 'react'
import { type Notification, notifications } from '#src/lib/notifications.ts'

/** Shows the message where the card's code did not load, for as long as the card would. */
export function PlainNote({ id, message, durationMs }: Notification) {
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
