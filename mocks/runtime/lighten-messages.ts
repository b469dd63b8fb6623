interface WorkerMessage {
  readonly type: string
  readonly payload?: {
    mode?: RequestMode
    readonly response?: { body?: ReadableStream | null }
  }
}

/**
 * Makes what msw's worker tells the page fit for long films. A player's request would lose its range where the page
 * builds it anew in its own mode (Fetch standard, "request-no-cors"), and would get the whole film. Of every answer a
 * second copy comes along for events to which nobody listens: not read, all of it would lie in memory.
 */
export function lightenMessages(workers: ServiceWorkerContainer) {
  workers.addEventListener('message', ({ data }: MessageEvent<WorkerMessage | undefined>) => {
    const { type, payload } = data ?? {}
    if (type === 'REQUEST' && payload?.mode === 'no-cors') payload.mode = 'same-origin'
    if (type === 'RESPONSE' && payload?.response?.body) {
      // It may have ended already.
      payload.response.body.cancel().catch(() => undefined)
      payload.response.body = null
    }
  })
}
