import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { attachedFormOf } from '#mocks/http/attached-forms.ts'
import { spoolForm } from './spool-form.ts'

const PART = 1 << 20

const HEADERS = { 'content-type': 'multipart/form-data; boundary=part' }
const HEAD = '--part\r\ncontent-disposition: form-data; name="file"; filename="long.wav"\r\n\r\n'

/** A form of which the headers and one part are sent and on the disk. */
async function formBegun() {
  const folder = await mkdtemp(join(tmpdir(), 'avaz-'))
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const line = writable.getWriter()
  const sending = { method: 'POST', headers: HEADERS, body: readable, duplex: 'half' }
  const spooled = spoolForm(new Request('http://localhost/api', sending), folder)
  await line.write(new TextEncoder().encode(HEAD))
  await line.write(new Uint8Array(PART))
  await expect
    .poll(async () => {
      const [file = ''] = await readdir(folder)
      return (await stat(join(folder, file))).size
    })
    .toBe(HEAD.length + PART)
  return { folder, line, spooled }
}

test('a form is written to the disk while the rest is still being sent', async () => {
  const { folder, line, spooled } = await formBegun()
  await line.write(new TextEncoder().encode('\r\n--part--\r\n'))
  await line.close()
  const { request, file } = await spooled
  const sent = attachedFormOf(request)?.get('file')
  expect(sent instanceof File && [sent.name, sent.size]).toEqual(['long.wav', PART])
  expect(await readdir(folder)).toEqual([file?.slice(folder.length + 1)])
  await rm(folder, { recursive: true })
})

test('a form cancelled halfway leaves nothing on the disk', async () => {
  const { folder, line, spooled } = await formBegun()
  const given = expect(spooled).rejects.toThrow('gone')
  await line.abort(new Error('gone'))
  await given
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})
