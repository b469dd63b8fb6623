/** Longest wait for the requests of a story that was left, in ms; each of them ends with its backend. */
const MAX_WAIT_MS = 2_000
const LOOK_MS = 5

// Counted on their way and let through unchanged: what is answered, the backend of the story decides.
let open = 0
const { fetch } = globalThis
globalThis.fetch = async (...call) => {
  open += 1
  try {
    return await fetch(...call)
  } finally {
    open -= 1
  }
}

/** Files are sent in this way, which tells how far they are. */
const { send } = XMLHttpRequest.prototype
XMLHttpRequest.prototype.send = function (...call) {
  open += 1
  this.addEventListener('loadend', () => {
    open -= 1
  })
  send.apply(this, call)
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Resolves when no request is open and the app has taken in how the last one ended: an app that was logging out
 * forgets the session then, which must not be that of the next story.
 */
export async function requestsEnded(): Promise<void> {
  for (let waited = 0; open > 0 && waited < MAX_WAIT_MS; waited += LOOK_MS) await pause(LOOK_MS)
  await pause(0)
}
