import { strFromU8, unzipSync } from 'fflate'
import { parseDocument } from 'htmlparser2'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { hostileStrings } from '#tests/reliability/hostile-strings.ts'
import {
  currentPages,
  fileOf,
  PAGES,
  pagesDraft,
  pagesExported,
  pagesRead,
} from '#tests/support/backend/page-project.ts'
import { customerWith, pageWithText } from '#tests/support/backend/scripted-reading.ts'
import { photographedPage } from '#tests/support/photographed-page.ts'

const photo = photographedPage('en', { dpi: 20 })

const namesIn = (xml: string) => new Set([...xml.matchAll(/<\/?([\w:]+)/g)].map(([, name]) => name))

test('hostile text of a page is plain text in its files', async () => {
  const client = await customerWith(async () => pageWithText('Salam'))
  const draft = await pagesDraft(client, [fileOf(photo, '<b>=1+1"%s.png')])
  const { project } = await pagesRead(client, draft.id)
  const [block] = project.body.blocks
  const plain = unzipSync((await pagesExported(client, project.id, 'docx')).bytes)['word/document.xml']
  await client.put(`${PAGES}/${project.id}/${block?.id}`, { text: hostileStrings.join('\n\n') })
  const text = (await currentPages(client, project.id)).body.blocks[0]?.text ?? ''
  expect(text).toContain('<script>')

  expect(strFromU8((await pagesExported(client, project.id, 'txt')).bytes)).toBe(`${text.trim()}\n`)
  const json = JSON.parse(strFromU8((await pagesExported(client, project.id, 'json')).bytes))
  expect(json.pages[0].text).toBe(text)
  const docx = strFromU8(
    unzipSync((await pagesExported(client, project.id, 'docx')).bytes)['word/document.xml'] ??
      new Uint8Array(),
  )
  expect(parseDocument(docx, { xmlMode: true }).children.length).toBeGreaterThan(0)
  expect(namesIn(docx)).toEqual(namesIn(strFromU8(plain ?? new Uint8Array())))
  const { bytes } = await pagesExported(client, project.id, 'pdf')
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const found = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  expect(found).toContain('<script>window.wasRun=1</script>')
})
