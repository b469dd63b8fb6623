/** Bytes searched at a time, so that the page can respond in between. */
const WINDOW_BYTES = 1 << 21
const LINE_BREAK = '\r\n'
/** Follows the boundary at the end of a form; an empty form has no other boundary. */
const CLOSING_MARK = '--'
const HEAD_END = '\r\n\r\n'
/** Longer than the headers of any part. */
const HEAD_BYTES = 4096

/** Decodes each byte to one character, so that positions in the text are positions in the file. */
const latin1 = new TextDecoder('latin1')

const textOf = async (body: Blob, from: number, to: number) =>
  latin1.decode(await body.slice(from, to).arrayBuffer())

async function findMarks(body: Blob, mark: string): Promise<number[]> {
  const found: number[] = []
  for (let from = 0; from < body.size; from += WINDOW_BYTES) {
    const text = await textOf(body, from, from + WINDOW_BYTES + mark.length - 1)
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) found.push(from + at)
  }
  return found
}

/** A quoted value of a header; browsers escape quotes in it (HTML, multipart/form-data encoding algorithm). */
function valueIn(head: string, name: string): string | undefined {
  const [, value] = new RegExp(`[; ]${name}="([^"]*)"`, 'i').exec(head) ?? []
  return value?.replace(/%22/g, '"').replace(/%0D/g, '\r').replace(/%0A/g, '\n')
}

async function addPart(form: FormData, body: Blob, from: number, to: number) {
  const start = await textOf(body, from, Math.min(to, from + HEAD_BYTES))
  const headEnd = start.indexOf(HEAD_END)
  const head = await body.slice(from, from + Math.max(0, headEnd)).text()
  const name = valueIn(head, 'name')
  if (headEnd < 0 || name === undefined) throw new TypeError('A part of the form has no name')
  const content = body.slice(from + headEnd + HEAD_END.length, to)
  const fileName = /[; ]filename="/i.test(head) ? (valueIn(head, 'filename') ?? '') : undefined
  if (fileName === undefined) return form.append(name, await content.text())
  const [, type = 'application/octet-stream'] = /content-type: *([^\r\n]+)/i.exec(head) ?? []
  form.append(name, new File([content], fileName, { type }))
}

/**
 * Reads a form whose files may be hours of sound. `Request.formData` parses the whole body at once, which blocks the
 * page; here the body is searched piece by piece, and files remain slices of it.
 * @throws TypeError if the body is not a form
 */
export const readForm = async (request: Request): Promise<FormData> =>
  formIn(await request.blob(), request.headers.get('content-type') ?? '')

/** The form in a body of this content type. @throws TypeError if the body is not a form */
export async function formIn(body: Blob, type: string): Promise<FormData> {
  const [, boundary] = /boundary="?([^";]+)/i.exec(type) ?? []
  if (boundary === undefined) throw new TypeError('The form has no boundary')
  const mark = `--${boundary}`
  const marks = await findMarks(body, mark)
  const afterLast = (marks.at(-1) ?? body.size) + mark.length
  if ((await textOf(body, afterLast, afterLast + CLOSING_MARK.length)) !== CLOSING_MARK)
    throw new TypeError('The form has no end')
  const form = new FormData()
  for (const [index, at] of marks.slice(0, -1).entries()) {
    const end = marks[index + 1] ?? body.size
    await addPart(form, body, at + mark.length + LINE_BREAK.length, end - LINE_BREAK.length)
  }
  return form
}
