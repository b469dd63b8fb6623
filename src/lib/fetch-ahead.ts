import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether what may not be needed shall not be fetched: the customer asked for few bytes, or there are few. */
export function isSparing() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** Until the browser has nothing else to do. Safari cannot say so: there it is the next free moment. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve)
    else requestIdleCallback(() => resolve())
  })

const awaited = new Set<Promise<unknown>>()

/** What the page waits for: until it is there, nothing is fetched ahead, which would take of the same connection. */
export function fetchFirst<Answer>(answer: Promise<Answer>): Promise<Answer> {
  awaited.add(answer)
  const end = () => awaited.delete(answer)
  answer.then(end, end)
  return answer
}

async function untilFree() {
  do {
    await Promise.allSettled(awaited)
    await idle()
  } while (awaited.size > 0)
}

let fetched: Promise<void> = Promise.resolve()

/**
 * Fetches code that may be needed soon when the browser is idle and the page waits for no answer, after all that was to
 * be fetched before: one part at a time, whoever asks.
 * @param isOver Whether it is no longer wanted when its turn comes.
 */
export function fetchInTurn(load: () => Promise<unknown>, isOver: () => boolean): Promise<void> {
  fetched = fetched.then(async () => {
    await untilFree()
    // What fails now is fetched again when it is needed.
    if (!isOver()) await load().catch(() => {})
  })
  return fetched
}

/**
 * Fetches code that may be needed soon, once the page has had time to come up, each part in its turn, and none where
 * bytes are to be spared.
 * @returns what ends it
 */
export function fetchAhead(loads: readonly (() => Promise<unknown>)[]): () => void {
  if (isSparing()) return () => {}
  let isOver = false
  const timer = setTimeout(() => {
    for (const load of loads) void fetchInTurn(load, () => isOver)
  }, PREFETCH_IDLE_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
