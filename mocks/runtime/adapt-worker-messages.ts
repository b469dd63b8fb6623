interface WorkerMessage {
  readonly type: string
  readonly payload?: {
    mode?: RequestMode
    readonly response?: { body?: ReadableStream | null }
  }
}

/**
 * Adapts the messages of msw's worker to long films. A player's request would lose its range when the page recreates
 * it with its own mode (Fetch standard, "request-no-cors"), and would receive the whole film. Every response also
 * comes with a second copy for unused events, which would stay in memory unread.
 */
export function adaptWorkerMessages(workers: ServiceWorkerContainer) {
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
