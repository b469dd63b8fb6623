import { insertEmbedCode } from '#mocks/features/embed/insert-embed-code.ts'
import { readAddressChoices } from '#mocks/runtime/address-choices.ts'
import { API_PATH } from '#mocks/runtime/api-path.ts'
import { openBrowserWorld } from '#mocks/runtime/browser-world.ts'
import { ensureControl } from '#mocks/runtime/ensure-control.ts'
import { createWorker, startWorker } from '#mocks/runtime/worker.ts'
import { botSnippets } from '#mocks/services/chat-bot/bot-code.ts'
import { languageOfProject } from '#mocks/services/chat-bot/bot-search.ts'
import type { World } from '#mocks/world.ts'
import '../reader-page/reader-page.css'
import { siteTexts } from './site-texts.ts'

const OTHER_SITE = 'other.example'

const siteOf = (world: World, id: number, kind: string | null) =>
  world.read((tx) => {
    const project = tx.projects.get(id)
    const bot = tx.bots.get(id)
    if (!project || !bot) return undefined
    const language = languageOfProject(tx, project)
    const snippets = botSnippets({ origin: location.origin, bot, language })
    // The React component needs a site built with React, which this page is not.
    const snippet = snippets.find((each) => each.kind === kind && kind !== 'react') ?? snippets[0]
    return { language, name: project.title, domains: bot.settings.domains, code: snippet?.code ?? '' }
  })

type Site = NonNullable<Awaited<ReturnType<typeof siteOf>>>

function addElement<Name extends keyof HTMLElementTagNameMap>(parent: HTMLElement, name: Name, text = '') {
  const element = parent.appendChild(document.createElement(name))
  element.textContent = text
  return element
}

function writeChoice(header: HTMLElement, { language, domains }: Site, as: string | null) {
  const nav = addElement(header, 'nav')
  nav.setAttribute('aria-label', siteTexts[language].as)
  addElement(nav, 'span', `${siteTexts[language].as}:`)
  const below = domains.slice(0, 1).map((domain) => `news.${domain}`)
  for (const host of [location.hostname, ...domains, ...below, OTHER_SITE]) {
    const link = addElement(nav, 'a', host)
    const address = new URL(location.href)
    if (host === location.hostname) address.searchParams.delete('as')
    else address.searchParams.set('as', host)
    link.href = address.href
    if (host === (as ?? location.hostname)) link.setAttribute('aria-current', 'page')
  }
}

function writePage(site: Site | undefined, as: string | null) {
  const language = site?.language ?? 'az'
  const texts = siteTexts[language]
  document.documentElement.lang = language
  document.title = texts.site
  const header = addElement(document.body, 'header')
  addElement(header, 'strong', texts.site)
  addElement(header, 'p', site ? texts.about : texts.gone)
  if (!site) return
  writeChoice(header, site, as)
  const main = addElement(document.body, 'main')
  addElement(main, 'h1', site.name)
  addElement(main, 'p', texts.hint)
  const details = addElement(addElement(document.body, 'footer'), 'details')
  addElement(details, 'summary', texts.code)
  addElement(details, 'pre', site.code)
}

/** Shows a page that could be a customer's own, with exactly the code that the customer copies. */
export async function showChatPage(): Promise<void> {
  const world = await openBrowserWorld({ ...readAddressChoices(), apiPath: API_PATH })
  await startWorker(createWorker(world.fetch))
  await ensureControl()
  await world.settle()
  const asked = new URLSearchParams(location.search)
  const site = await siteOf(world, Number(asked.get('id')), asked.get('kind'))
  writePage(site, asked.get('as'))
  if (site) insertEmbedCode(document, site.code)
}
