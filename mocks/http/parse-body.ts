import type { AnyEndpoint } from '#src/contract/endpoint.ts'

/** A body is not what its content type says. */
export class UnreadableBody extends Error {
  override name = 'UnreadableBody'
}

/** Where in a value a part of a form belongs: `samples[0].file` and `samples[0][file]` alike. */
const stepsOf = (name: string) => name.split(/[.[\]]+/).filter((step) => step !== '')

type Container = Record<string, unknown>

function put(root: Container, name: string, value: unknown) {
  const steps = stepsOf(name)
  const last = steps.pop()
  if (last === undefined || steps.concat(last).includes('__proto__')) return
  let target = root
  steps.forEach((step, index) => {
    const next = steps[index + 1] ?? last
    const existing = target[step]
    const child = typeof existing === 'object' && existing !== null ? existing : /^\d+$/.test(next) ? [] : {}
    target[step] = child
    target = child as Container
  })
  target[last] = value
}

/**
 * The value a form stands for. A part named `body` holds everything but files, as JSON; every other part, file
 * or text, goes to the place its name says.
 */
export function valueOfForm(form: FormData): Container {
  const base = form.get('body')
  const root: Container = typeof base === 'string' ? JSON.parse(base) : {}
  for (const [name, value] of form) if (name !== 'body' || typeof value !== 'string') put(root, name, value)
  return root
}

/** Reads the body as the endpoint declares it; `undefined` where it has none. @throws UnreadableBody */
export async function parseBody(endpoint: AnyEndpoint, request: Request): Promise<unknown> {
  if (endpoint.bodyType === 'none') return undefined
  const isForm = (request.headers.get('content-type') ?? '').startsWith('multipart/form-data')
  try {
    if (isForm) return valueOfForm(await request.formData())
    const text = await request.text()
    return text === '' ? {} : JSON.parse(text)
  } catch (error) {
    throw new UnreadableBody('The body could not be read', { cause: error })
  }
}
