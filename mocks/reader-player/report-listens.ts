import type { ReportedListen } from '#mocks/services/website-reader/answer-site.ts'
import { listensPath } from '#mocks/services/website-reader/reader-paths.ts'
import { newId } from '#src/rules/new-id.ts'
import type { ReaderConfig } from './reader-config.ts'

/** Longest pause, in ms, that still counts as listening: between two paragraphs. */
const PAUSE_MS = 2_000

interface Article {
  readonly path: string
  readonly title: string
}

/** Reports to the service how long an article was listened to, without any data about the visitor. */
export function reportListens(
  { origin, key }: Pick<ReaderConfig, 'origin' | 'key'>,
  article: Article,
  send: typeof fetch,
) {
  let since: number | undefined
  let seconds = 0
  let plays = 1
  let timer: ReturnType<typeof setTimeout> | undefined
  function tell() {
    clearTimeout(timer)
    if (seconds === 0) return
    const figures = { plays, seconds: Math.round(seconds * 10) / 10 }
    const listen: ReportedListen = { ...article, ...figures, idempotency_key: newId() }
    const body = JSON.stringify(listen)
    seconds = 0
    plays = 0
    // A failure is ignored: a site that blocks the request only loses statistics.
    send(`${origin}${listensPath(key)}`, { method: 'POST', body, keepalive: true }).catch(() => {})
  }
  function changed(isPlaying: boolean) {
    if (isPlaying && since === undefined) {
      clearTimeout(timer)
      since = performance.now()
    } else if (!isPlaying && since !== undefined) {
      seconds += (performance.now() - since) / 1000
      since = undefined
      timer = setTimeout(tell, PAUSE_MS)
    }
  }
  function end() {
    changed(false)
    tell()
  }
  addEventListener('pagehide', end)
  return {
    changed,
    close() {
      removeEventListener('pagehide', end)
      end()
    },
  }
}
