import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { formHeldBy } from './held-forms.ts'
import { keptText, type Noted } from './journal.ts'
import { readForm } from './read-form.ts'
import { valueOfForm } from './value-of-form.ts'

export class UnreadableBody extends Error {
  override name = 'UnreadableBody'
}

/** A part begins a line; further lines of a text are indented. */
const describePart = ([name, part]: [string, FormDataEntryValue]) =>
  typeof part === 'string'
    ? `${name}=${part.replaceAll('\n', '\n  ')}`
    : `${name}=@${part.name} (${part.type}, ${part.size} bytes)`

/** Notes the body of a request that nobody is to act on, however it is written, unless it has been read before. */
export async function noteBody(endpoint: AnyEndpoint, request: Request, noted: Noted): Promise<void> {
  if (noted.body === undefined) await parseBody(endpoint, request, noted).catch(() => undefined)
}

/** Reads the body as the endpoint declares it; `undefined` where it has none. @throws UnreadableBody */
export async function parseBody(
  endpoint: AnyEndpoint,
  request: Request,
  noted: Noted = { moves: [] },
): Promise<unknown> {
  if (endpoint.bodyType === 'none') return undefined
  const valueOfNoted = (form: FormData) => {
    noted.body = keptText([...form].map(describePart).join('\n'))
    return valueOfForm(form, endpoint.body)
  }
  const form = formHeldBy(request)
  if (form) return valueOfNoted(form)
  const isForm = (request.headers.get('content-type') ?? '').startsWith('multipart/form-data')
  try {
    if (isForm) return valueOfNoted(await readForm(request))
    const text = await request.text()
    noted.body = keptText(text)
    return text === '' ? {} : JSON.parse(text)
  } catch (error) {
    throw new UnreadableBody('The body could not be read', { cause: error })
  }
}
