import { expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { type TaggedElement, taggedPdf } from '#tests/support/backend/check-pdf.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { PAGES, pagesExported } from '#tests/support/backend/page-project.ts'
import { veraPdfFindings } from '#tests/support/backend/vera-pdf.ts'

/** A missing mark, which would promise that photographs within pages have texts: only the owner could write these. */
const NO_MARK = '5-1'

const client = await customerIn('documents')
const { projects } = await client.get<{ projects: Project[] }>(`${PAGES}/get-projects`)
const read = projects.filter(({ status }) => status === 3).map(({ id, title }) => ({ id, title }))

const cells = (table: TaggedElement | undefined) =>
  table?.children.map((row) => row.children.map(({ tag, text }) => `${tag} ${text}`))

test('veraPDF finds no broken rule of PDF/UA in the searchable PDF of any document', async () => {
  const files: Uint8Array[] = []
  for (const { id } of read) files.push((await pagesExported(client, id, 'pdf')).bytes)
  const broken = veraPdfFindings(files).map((findings) => findings.filter(({ rule }) => rule !== NO_MARK))
  const titles = read.map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(3)
  expect(titles.map((title, index) => [title, broken[index]])).toEqual(titles.map((title) => [title, []]))
  for (const bytes of files) expect((await taggedPdf(bytes)).findings).toEqual([])
})

test('the exported price list is a table with named columns', async () => {
  const { id = 0 } = read.find(({ title }) => title === 'Qiymət siyahısı') ?? {}
  const { elements } = await taggedPdf((await pagesExported(client, id, 'pdf')).bytes)
  const table = elements.find(({ tag }) => tag === 'Table')
  expect(cells(table)?.[0]).toEqual(['TH Məhsul', 'TH Pay', 'TH Qiymət'])
})
