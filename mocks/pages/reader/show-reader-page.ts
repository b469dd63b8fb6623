import { blocksOf } from '#mocks/operations/projects/outline.ts'
import { embedSnippets } from '#mocks/operations/services/website-reader/embed-code.ts'
import { openBrowserWorld } from '#mocks/runtime/browser-world.ts'
import { ensureControl } from '#mocks/runtime/ensure-control.ts'
import { API_PATH, createWorker, startWorker } from '#mocks/runtime/worker.ts'
import type { World } from '#mocks/world.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import './reader-page.css'
import { placeCode } from './place-code.ts'
import { writeSite } from './write-site.ts'

/** What the page of a project shows; undefined where there is no such project, or nothing to hear in it. */
const siteOf = (world: World, id: number) =>
  world.read((tx) => {
    const project = tx.projects.get(id)
    const reader = tx.readers.get(id)
    if (!project || !reader) return undefined
    const code = tx.languages.get(project.language)?.code
    const language = LocaleCode.options.find((option) => option === code) ?? 'en'
    const [html] = embedSnippets({ origin: location.origin, project, reader, language })
    return {
      language,
      selector: project.selector ?? '',
      skipped: reader.settings.skip_selectors,
      paragraphs: blocksOf(tx, id).map(({ text }) => text),
      code: html?.code ?? '',
    }
  })

/**
 * Shows a page as a customer's own might be: the sample article, in an element that the selector finds, and exactly
 * the code that the customer copies. The world of this browser answers the player.
 */
export async function showReaderPage(): Promise<void> {
  const { world } = await openBrowserWorld(API_PATH)
  await startWorker(createWorker(world.fetch))
  await ensureControl()
  await world.settle()
  const id = Number(new URLSearchParams(location.search).get('id'))
  const site = await siteOf(world, id)
  writeSite(document, site)
  if (site) placeCode(document, site.code)
}
