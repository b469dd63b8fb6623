/** Longest wait for the requests of the previous story, in ms; each ends with its backend. */
const MAX_WAIT_MS = 2_000
const CHECK_INTERVAL_MS = 5

// Counts requests and passes them on unchanged; the story's backend answers them.
let openCount = 0
const { fetch } = globalThis
globalThis.fetch = async (...call) => {
  openCount += 1
  try {
    return await fetch(...call)
  } finally {
    openCount -= 1
  }
}

/** Uploads use XMLHttpRequest because it reports progress. */
const { send } = XMLHttpRequest.prototype
XMLHttpRequest.prototype.send = function (...call) {
  openCount += 1
  this.addEventListener('loadend', () => {
    openCount -= 1
  })
  send.apply(this, call)
}

const pauseMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Resolves when no request is open and the app has handled the last response. An app that is logging out clears
 * the session then, which must not be the next story's session.
 */
export async function requestsEnded(): Promise<void> {
  for (let waited = 0; openCount > 0 && waited < MAX_WAIT_MS; waited += CHECK_INTERVAL_MS)
    await pauseMs(CHECK_INTERVAL_MS)
  await pauseMs(0)
}
