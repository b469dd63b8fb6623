const seen: unknown[] = []
let isWatching = false

const nextMessage = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** Collects the reasons of rejections that nobody handled. Idempotent. */
export function watchRejections() {
  if (isWatching) return
  isWatching = true
  if (typeof window === 'undefined') process.on('unhandledRejection', (reason) => seen.push(reason))
  else addEventListener('unhandledrejection', ({ reason }) => seen.push(reason))
}

/** Returns the reasons collected since the last call. */
export async function takeRejections(): Promise<unknown[]> {
  // A browser queues its report after the microtasks, behind the first message that they may have posted.
  await nextMessage()
  await nextMessage()
  return seen.splice(0)
}
