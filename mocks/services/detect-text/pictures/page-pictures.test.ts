import { loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { DocumentPage } from '#src/contract/detect-text.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { currentPages, fileOf, pagesDraft } from '#tests/support/backend/page-project.ts'
import { pdfFile } from '#tests/support/pdf-file.ts'
import { photographedPage } from '#tests/support/photographed-page.ts'

test('every page has a thumbnail, whatever its format', async () => {
  const client = await customerIn('long-document')
  const sizeOf = async ({ thumbnail_url = '' }: Partial<DocumentPage> = {}) => {
    const { width, height } = await loadImage(
      Buffer.from(await (await client.fetch(thumbnail_url)).arrayBuffer()),
    )
    return [width, height]
  }
  const photo = photographedPage('en', { dpi: 40, turn: 90 })
  const draft = await pagesDraft(client, [
    fileOf(photo, 'photo.png'),
    fileOf(await pdfFile([['A page of text.']]), 'letters.pdf', 'application/pdf'),
  ])
  expect(await sizeOf(draft.body.pages?.[0])).toEqual([192, 136])
  expect(await sizeOf(draft.body.pages?.[1])).toEqual([136, 192])
  expect(await sizeOf((await currentPages(client, 1)).body.pages?.[0])).toEqual([136, 192])
})
