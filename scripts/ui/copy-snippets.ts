import type { Browser } from 'playwright'
import { preview } from 'vite'

/** Codes by the id of their story. */
export type Snippets = ReadonlyMap<string, string>

/** The part of Storybook's preview that tells what its docs pages show as code. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: {
      readonly storyIndex: { readonly entries: Readonly<Record<string, { id: string; type: string }>> }
      readonly loadStory: (wanted: { storyId: string }) => Promise<Story>
      readonly getStoryContext: (story: Story) => object
    }
  }
}

interface Story {
  readonly id: string
  readonly parameters: {
    readonly hasCode?: (story: Story) => boolean
    readonly docs: { readonly source: { readonly transform: (code: string, story: object) => string } }
  }
}

/** Runs in the page of the catalogue. Returns the code of every story that has one. */
async function readCodes(): Promise<Array<readonly [string, string]>> {
  const store = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue
  if (!store) throw new TypeError('The catalogue has not started')
  const codes: Array<readonly [string, string]> = []
  for (const { id, type } of Object.values(store.storyIndex.entries)) {
    if (type !== 'story' || !/^(?:badges|components)-/.test(id)) continue
    const story = await store.loadStory({ storyId: id })
    if (!story.parameters.hasCode?.(story)) continue
    const { transform } = story.parameters.docs.source
    try {
      codes.push([id, transform('', store.getStoryContext(story))])
    } catch (error) {
      throw new Error(`${id}: ${error}`)
    }
  }
  return codes
}

/** The code of every story of the built catalogue, as its docs pages offer it for copying. */
export async function copySnippets(browser: Browser): Promise<Snippets> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1' },
  })
  try {
    const page = await browser.newPage({ locale: 'en-GB' })
    await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?viewMode=story&id=components-kbd--default`)
    await page.locator('kbd').first().waitFor()
    const snippets = new Map(await page.evaluate(readCodes))
    await page.close()
    return snippets
  } finally {
    await server.close()
  }
}
