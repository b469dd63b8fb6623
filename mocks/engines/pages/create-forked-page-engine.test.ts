import { expect, test } from 'vitest'
import { MEGABYTE } from '#src/rules/limits.ts'
import { largePng } from '#tests/support/hostile-files.ts'
import { pdfBytes } from '#tests/support/pdf-file.ts'
import { photographedPage } from '#tests/support/photographed-page.ts'
import { createForkedPageEngine } from './create-forked-page-engine.ts'

const place = { number: 1, rotation: 0, crop: null, longest: 300 } as const

test('a file that needs too much memory is refused with that reason, and the next one is read', {
  tags: 'long',
}, async () => {
  // Too little memory for a decoder, so that its first job exceeds the limit, as a bad file would.
  const weak = createForkedPageEngine({ most: 10 * MEGABYTE })
  const page = new Blob([new Uint8Array(photographedPage('en', { dpi: 30 }))])
  await expect(weak.open(page)).rejects.toMatchObject({ fault: 'unpacked' })
  const engine = createForkedPageEngine()
  await expect(engine.open(new Blob([largePng(60_000, 2000)]))).rejects.toMatchObject({ fault: 'pixels' })
  await expect(engine.open(new Blob(['none']))).rejects.toMatchObject({ fault: 'type' })
  expect(await engine.open(page)).toEqual([{ width: 248, height: 351, lines: null }])
  expect((await engine.show(page, place)).content.type).toBe('image/jpeg')
  const pdf = new Blob([await pdfBytes([['Text of a page']])])
  expect((await engine.open(pdf)).map(({ lines }) => lines?.[0]?.text)).toEqual(['Text of a page'])
})
