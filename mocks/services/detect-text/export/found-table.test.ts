import { strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { fileOf, PAGES, pagesDraft, pagesExported, pagesRead } from '#tests/support/backend/page-project.ts'
import { blankPaper, inkPenOn } from '#tests/support/paper.ts'
import { photographedPage } from '#tests/support/photographed-page.ts'

const ROWS = [
  ['Məhsul', 'Say', 'Qiymət'],
  ['Pürrəngi çay', '2', '6,40'],
  ['Paxlava', '3', '12,60'],
  ['Mürəbbə', '1', '4,80'],
]
const COLUMNS = [150, 620, 900]

/** A printed price list, with a sentence above and one below. */
function priceList() {
  const paper = blankPaper(1240, 900)
  const pen = inkPenOn(paper, 26, 'DejaVu Serif')
  pen.fillText('Çayxananın qiymət siyahısı', 150, 120)
  for (const [row, cells] of ROWS.entries())
    for (const [column, cell] of cells.entries()) pen.fillText(cell, COLUMNS[column] ?? 0, 240 + row * 56)
  pen.fillText('Hər gün sizi gözləyirik, qonağımız olun.', 150, 560)
  return new Uint8Array(paper.toBuffer('image/png'))
}

test('a photographed table is exported as a spreadsheet without the sentences around it', async () => {
  const client = await customerIn()
  const files = [
    fileOf(priceList(), 'prices.png'),
    fileOf(photographedPage('en', { dpi: 100 }), 'letter.png'),
  ]
  const { project } = await pagesRead(client, (await pagesDraft(client, files)).id)
  const { file, bytes } = await pagesExported(client, project.id, 'csv')
  expect(file).toMatchObject({ mime: 'text/csv', file_name: 'prices.csv' })
  expect(strFromU8(bytes)).toBe(`${ROWS.map((row) => row.join(';')).join('\r\n')}\r\n`)
  const [, letter] = project.body.blocks
  const request = { layout: 'single', format: 'csv', block_ids: [letter?.id] }
  const refused = await client.call('POST', `${PAGES}/export/${project.id}`, request)
  expect(refused).toMatchObject({ status: 422, errors: { format: [expect.stringContaining('cədvəl')] } })
})
