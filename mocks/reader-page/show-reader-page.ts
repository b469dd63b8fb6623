import { insertEmbedCode } from '#mocks/features/embed/insert-embed-code.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import { readAddressChoices } from '#mocks/runtime/address-choices.ts'
import { API_PATH } from '#mocks/runtime/api-path.ts'
import { openBrowserWorld } from '#mocks/runtime/browser-world.ts'
import { ensureControl } from '#mocks/runtime/ensure-control.ts'
import { createWorker, startWorker } from '#mocks/runtime/worker.ts'
import { embedSnippets } from '#mocks/services/website-reader/embed-code.ts'
import type { World } from '#mocks/world.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import './reader-page.css'
import { writeSite } from './write-site.ts'

/**
 * The site of a project; undefined if the project does not exist or has no generated audio.
 * @param kind of the code; the React component needs a site built with React, which this page is not
 * @param as the site that the page counts as; the reader's own by default
 */
const siteOf = (world: World, { id, kind, as }: { id: number; kind: string | null; as: string | null }) =>
  world.read((tx) => {
    const project = tx.projects.get(id)
    const reader = tx.readers.get(id)
    if (!project || !reader) return undefined
    const code = tx.languages.get(project.language)?.code
    const language = LocaleCode.options.find((option) => option === code) ?? 'en'
    const snippets = embedSnippets({ origin: location.origin, project, reader, language })
    const snippet = snippets.find((each) => each.kind === kind && kind !== 'react') ?? snippets[0]
    const domain = project.domain ?? location.hostname
    return {
      language,
      selector: project.selector ?? '',
      skipped: reader.settings.skip_selectors,
      paragraphs: blocksOf(tx, id).map(({ text }) => text),
      code: snippet?.code ?? '',
      domain,
      as: as ?? domain,
    }
  })

/**
 * Shows a page that could be a customer's own: the sample article, in an element that the selector finds, and
 * exactly the code that the customer copies. This browser's world serves the player.
 */
export async function showReaderPage(): Promise<void> {
  const world = await openBrowserWorld({ ...readAddressChoices(), apiPath: API_PATH })
  await startWorker(createWorker(world.fetch))
  await ensureControl()
  await world.settle()
  const asked = new URLSearchParams(location.search)
  const site = await siteOf(world, {
    id: Number(asked.get('id')),
    kind: asked.get('kind'),
    as: asked.get('as'),
  })
  writeSite(document, site)
  if (site) insertEmbedCode(document, site.code)
}
