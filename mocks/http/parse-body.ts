import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { formHeldBy } from './held-forms.ts'
import { readForm } from './read-form.ts'
import { valueOfForm } from './value-of-form.ts'

export class UnreadableBody extends Error {
  override name = 'UnreadableBody'
}

/** Reads the body as the endpoint declares it; `undefined` where it has none. @throws UnreadableBody */
export async function parseBody(endpoint: AnyEndpoint, request: Request): Promise<unknown> {
  if (endpoint.bodyType === 'none') return undefined
  const form = formHeldBy(request)
  if (form) return valueOfForm(form, endpoint.body)
  const isForm = (request.headers.get('content-type') ?? '').startsWith('multipart/form-data')
  try {
    if (isForm) return valueOfForm(await readForm(request), endpoint.body)
    const text = await request.text()
    return text === '' ? {} : JSON.parse(text)
  } catch (error) {
    throw new UnreadableBody('The body could not be read', { cause: error })
  }
}
