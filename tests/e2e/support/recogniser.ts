import type { BrowserContext, Page, Worker } from '@playwright/test'

/** Files of page recognition: the recogniser, its data, pdf.js with its fonts, and the workers of both. */
export const PAGE_READER_FILES =
  /tesseract|traineddata|\/pdf[.-]|\.pfb|Liberation|(?:recognition|document)-worker/

/** Collects the addresses that a browser's pages and workers request from now on. */
export function addressesIn(context: BrowserContext): readonly string[] {
  const addresses: string[] = []
  context.on('request', (request) => addresses.push(request.url()))
  return addresses
}

/** The page recognition worker, if it exists. */
export const recogniserOf = (page: Page): Worker | undefined =>
  page.workers().find((worker) => worker.url().includes('recognition-worker'))

/** Runs in the worker. As a check, also looks for an address that nobody has requested and that is not cached. */
async function findRecognitionData() {
  const isKept = (url: string) =>
    fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
      ({ ok }) => ok,
      () => false,
    )
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  const found = urls.flatMap((url) => {
    const [, data] = /\/([a-z]{3})\.traineddata/.exec(url) ?? []
    return data === undefined ? [] : [{ data, url }]
  })
  return Promise.all(
    found.map(async ({ data, url }) => ({
      data,
      isKept: (await isKept(url)) && !(await isKept(`${url}?new`)),
    })),
  )
}

/** Language data that the recogniser has loaded, and whether the browser caches it for the next visit. */
export const dataLoaded = async (page: Page) =>
  (await recogniserOf(page)?.evaluate(findRecognitionData)) ?? []
