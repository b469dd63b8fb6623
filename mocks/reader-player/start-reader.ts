import { type ArticleParagraph, articleTitle, paragraphsOf } from '#src/rules/article-text.ts'
import { supportedSelectors, waitForArticle } from './find-article.ts'
import { isOnOwnSite, type ReaderConfig } from './reader-config.ts'
import { createReaderSound } from './reader-sound.ts'
import { createReaderView, type ReaderNote, type ReaderView } from './reader-view.ts'
import { fetchReading, matchReading, type ReadParagraph } from './reading.ts'
import { reportListens } from './report-listens.ts'
import { watchPolicy } from './watch-policy.ts'
import { createWordHighlight } from './word-highlight.ts'

interface Place {
  page: Document
  address: Pick<URL, 'hostname' | 'origin'>
  send?: typeof fetch
  report?: (problem: string) => void
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000

function insertHost(host: HTMLElement, article: Element, position: 'above' | 'below' | 'bottom') {
  if (position === 'bottom' || article === article.ownerDocument.body) article.ownerDocument.body.append(host)
  else if (position === 'above') article.before(host)
  else article.after(host)
}

type ReportProblem = (problem: string) => void

function showRefusal(domain: string, view: ReaderView, report: ReportProblem) {
  report(`Reader: this is not ${domain}`)
  view.refuse(domain)
}

interface StartedReader {
  config: ReaderConfig
  page: Document
  view: ReaderView
  text: readonly ArticleParagraph[]
  send: typeof fetch | undefined
  report: ReportProblem
}

async function startPlayer({ config, page, view, text, send, report }: StartedReader): Promise<() => void> {
  const { look, origin } = config
  const highlight = createWordHighlight(page, look.accent)
  let sound: ReturnType<typeof createReaderSound> | undefined
  let isBlocked = false
  const tell = (note: ReaderNote | undefined) => view.tell(note === 'failed' && isBlocked ? 'blocked' : note)
  const unwatch = watchPolicy(page, origin, (directive) => {
    isBlocked = true
    report(`Reader: the policy of this page does not allow ${origin} in ${directive}`)
    tell('blocked')
  })
  const path = page.location?.pathname ?? '/'
  const listens = reportListens(config, { path, title: view.title.slice(0, 300) }, send ?? fetch)
  const begin = (paragraphs: readonly ReadParagraph[]) => {
    const created = createReaderSound(paragraphs, origin, {
      onChange() {
        listens.changed(created.isPlaying())
        view.paint(created)
        tell(created.hasFailed() ? 'failed' : undefined)
        highlight.show(paragraphs, created.place())
      },
    })
    sound = created
    view.attach(created)
    view.paint(created)
  }
  const load = async () => {
    try {
      const reading = await fetchReading(config, send)
      if ('refusedFor' in reading) return showRefusal(reading.refusedFor, view, report)
      const paragraphs = matchReading(text, reading.paragraphs)
      tell(paragraphs.length === 0 ? 'unread' : undefined)
      if (paragraphs.length > 0) begin(paragraphs)
    } catch {
      tell('failed')
    }
  }
  view.onToggle(() => {
    if (sound) sound.toggle()
    else void load().then(() => sound?.toggle())
  })
  await load()
  return () => {
    unwatch()
    listens.close()
    sound?.close()
    highlight.remove()
    view.host.remove()
  }
}

/**
 * Starts the player on a page. On a wrong site it shows a message instead; on a page without an article it shows
 * nothing. The console has the reason. Returns a function that removes the player.
 */
export async function startReader(
  config: ReaderConfig,
  { page, address, send, report = console.error, timeoutMs = TIMEOUT_MS }: Place,
): Promise<() => void> {
  const nothing = () => {}
  const article = await waitForArticle(page, config.selector, timeoutMs)
  if (!article) {
    report(`Reader: no element for ${config.selector}`)
    return nothing
  }
  const { look, language, skip } = config
  const view = createReaderView(page, { look, title: articleTitle(article) ?? '', language })
  insertHost(view.host, article, look.position)
  if (isOnOwnSite(config, address)) {
    const text = paragraphsOf(article, supportedSelectors(article, skip))
    return startPlayer({ config, page, view, text, send, report })
  }
  showRefusal(config.domain, view, report)
  return () => view.host.remove()
}
