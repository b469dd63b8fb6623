import { parseSeparately, scriptUrl } from '#src/lib/trusted-types.ts'
import type { PageLook } from '#src/rules/hidden-parts.ts'
import { lookBySheets } from './look-by-sheets.ts'
import { plainHtml, sheetsOf } from './plain-html.ts'
import workerUrl from './plain-html-worker.ts?worker&url'

/** Characters above which processing a page would cause a noticeable delay. */
const LONG_PAGE_CHARS = 50_000

function plainInWorker(html: string, signal: AbortSignal): Promise<string> {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
    worker.addEventListener('error', () => reject(new Error('The page could not be gone through')))
    worker.postMessage(html)
  }).finally(() => worker.terminate())
}

export interface PlainPage {
  readonly page: Document
  readonly look: PageLook
}

/**
 * Parses pasted HTML into a separate document, in which no script runs and nothing is fetched. Uses standards mode,
 * whether or not the page has a doctype.
 */
export async function readPage(html: string, signal: AbortSignal): Promise<PlainPage> {
  const plain = html.length > LONG_PAGE_CHARS ? await plainInWorker(html, signal) : plainHtml(html)
  const page = parseSeparately(`<!doctype html>${plain}`, 'text/html')
  return { page, look: lookBySheets(page, sheetsOf(html)) }
}
