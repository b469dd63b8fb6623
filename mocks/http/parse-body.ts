import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { isFormType } from '#src/rules/body-limits.ts'
import { attachedFormOf } from './attached-forms.ts'
import { type RecordedDetails, storedText } from './journal.ts'
import { isTooIntricate } from './json-shape.ts'
import { readForm } from './read-form.ts'
import { Refusal } from './refusal.ts'
import { valueOfForm } from './value-of-form.ts'

export class UnreadableBody extends Error {
  override name = 'UnreadableBody'
}

/** A part starts a line; further lines of a text are indented. */
const describePart = ([name, part]: [string, FormDataEntryValue]) =>
  typeof part === 'string'
    ? `${name}=${part.replaceAll('\n', '\n  ')}`
    : `${name}=@${part.name} (${part.type}, ${part.size} bytes)`

const isForm = ({ headers }: Request) => isFormType(headers.get('content-type'))

/** Reads a form or text body and records it for the journal. @throws TypeError if it is cut off or not a form */
async function readBody(request: Request, noted: RecordedDetails): Promise<FormData | string> {
  const form = attachedFormOf(request) ?? (isForm(request) ? await readForm(request) : undefined)
  const content = form ?? (await request.text())
  noted.body = storedText(typeof content === 'string' ? content : [...content].map(describePart).join('\n'))
  return content
}

/** Records the body of a refused request in any format, unless it has been read before. */
export async function recordBody(request: Request, noted: RecordedDetails): Promise<void> {
  if (noted.body !== undefined || (request.body === null && !attachedFormOf(request))) return
  await readBody(request, noted).catch(() => undefined)
}

/** Reads the body as the endpoint declares it; `undefined` if it has none. @throws UnreadableBody */
export async function parseBody(
  endpoint: AnyEndpoint,
  request: Request,
  noted: RecordedDetails = { moves: [] },
): Promise<unknown> {
  if (endpoint.bodyType === 'none') return undefined
  try {
    const content = await readBody(request, noted)
    if (typeof content !== 'string') return valueOfForm(content, endpoint.body)
    if (isTooIntricate(content)) throw new Refusal(413, 'body_too_intricate')
    return content === '' ? {} : JSON.parse(content)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new UnreadableBody('The body could not be read', { cause: error })
  }
}
