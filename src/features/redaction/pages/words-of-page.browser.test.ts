import type { PageViewport, PDFPageProxy } from 'pdfjs-dist'
import { expect, test } from 'vitest'
import { wordsOfPage } from './words-of-page.ts'

const itemOf = (str: string, hasEOL: boolean) => ({
  ...{ str, hasEOL, dir: 'ltr', width: 50, height: 10, fontName: 'plain' },
  transform: [10, 0, 0, 10, 10, 80],
})

const pageWith = (items: readonly object[]) =>
  ({
    getAnnotations: async () => [],
    streamTextContent: () =>
      new ReadableStream({
        start(stream) {
          stream.enqueue({ items, styles: { plain: { fontFamily: 'serif' } } })
          stream.close()
        },
      }),
  }) as unknown as PDFPageProxy

const viewport = {
  ...{ width: 100, height: 100 },
  convertToViewportPoint: (x: number, y: number) => [x, 100 - y],
} as unknown as PageViewport

test('words of a page are on the lines that they are printed on', async () => {
  const page = pageWith([itemOf('Leyla ', false), itemOf('Məmmədova', true), itemOf('Bakı', false)])
  const { text, words } = await wordsOfPage(page, viewport)
  expect(text).toBe('Leyla Məmmədova\nBakı')
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['Leyla', 'Məmmədova', 'Bakı'])
})
