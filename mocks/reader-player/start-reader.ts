import { awaitArticle, paragraphsOf } from './find-article.ts'
import { isAtHome, type ReaderConfig } from './reader-config.ts'
import { createReaderSound } from './reader-sound.ts'
import { createReaderView } from './reader-view.ts'
import { fetchReading, matchReading, type ReadParagraph } from './reading.ts'
import { createWordHighlight } from './word-highlight.ts'

interface Place {
  page: Document
  address: Pick<URL, 'hostname' | 'origin'>
  send?: typeof fetch
  report?: (problem: string) => void
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000

function put(host: HTMLElement, article: Element, position: 'above' | 'below' | 'bottom') {
  if (position === 'bottom' || article === article.ownerDocument.body) article.ownerDocument.body.append(host)
  else if (position === 'above') article.before(host)
  else article.after(host)
}

/**
 * Starts the player on a page. On a site it is not for it says so in its place; a page without an article gets no
 * player. The reason is in the console too. Gives what removes the player.
 */
export async function startReader(
  config: ReaderConfig,
  { page, address, send, report = console.error, timeoutMs = TIMEOUT_MS }: Place,
): Promise<() => void> {
  const nothing = () => {}
  const article = await awaitArticle(page, config.selector, timeoutMs)
  if (!article) {
    report(`Reader: no element for ${config.selector}`)
    return nothing
  }
  const { look, title, language, origin, skip } = config
  const view = createReaderView(page, { look, title, language })
  if (!isAtHome(config, address)) {
    report(`Reader: this is not ${config.domain}`)
    view.refuse(config.domain)
    put(view.host, article, look.position)
    return () => view.host.remove()
  }
  const text = paragraphsOf(article, skip)
  const highlight = createWordHighlight(page, look.accent)
  put(view.host, article, look.position)

  let sound: ReturnType<typeof createReaderSound> | undefined
  const begin = (paragraphs: readonly ReadParagraph[]) => {
    const created = createReaderSound(paragraphs, origin, {
      onChange() {
        view.paint(created)
        view.tell(created.hasFailed() ? 'failed' : undefined)
        highlight.show(paragraphs, created.place())
      },
    })
    sound = created
    view.attach(created)
    view.paint(created)
  }
  const load = async () => {
    const spoken = await fetchReading(config, send).catch(() => undefined)
    const paragraphs = spoken && matchReading(text, spoken)
    view.tell(paragraphs === undefined ? 'failed' : paragraphs.length === 0 ? 'unread' : undefined)
    if (paragraphs && paragraphs.length > 0) begin(paragraphs)
  }
  view.onToggle(() => {
    if (sound) sound.toggle()
    else void load().then(() => sound?.toggle())
  })
  await load()
  return () => {
    sound?.close()
    highlight.remove()
    view.host.remove()
  }
}
