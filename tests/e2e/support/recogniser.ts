import type { BrowserContext, Page, Worker } from '@playwright/test'

/** Files that pages are read with: the recogniser, its data, pdf.js with its fonts, and the workers of both. */
export const READS_PAGES = /tesseract|traineddata|\/pdf[.-]|\.pfb|Liberation|(?:recognition|document)-worker/

/** Addresses that the pages of a browser, and their workers, ask for from now on. */
export function addressesIn(context: BrowserContext): readonly string[] {
  const addresses: string[] = []
  context.on('request', (request) => addresses.push(request.url()))
  return addresses
}

/** The worker that reads pages, once there is one. */
export const recogniserOf = (page: Page): Worker | undefined =>
  page.workers().find((worker) => worker.url().includes('recognition-worker'))

/** Runs in the worker. An address that nobody has asked for yet is not kept: it is looked for too, as a check. */
async function findData() {
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

/** Data of languages that the recogniser has loaded, and whether the browser keeps it for the next visit. */
export const dataLoaded = async (page: Page) => (await recogniserOf(page)?.evaluate(findData)) ?? []
