import { pass } from './latency.ts'

export interface HeldForm {
  readonly form: FormData
  onProgress(progress: { loaded: number; total: number }): void
}

/** Time between two reports of progress, in ms. */
const STEP_MS = 100

const held = new WeakMap<Request, HeldForm>()

/** Says which form a request brings without its body: one whose files need not be copied to be read. */
export function holdForm(request: Request, form: HeldForm): Request {
  held.set(request, form)
  return request
}

export const formHeldBy = (request: Request): FormData | undefined => held.get(request)?.form

const bytesOf = (form: FormData) =>
  [...form.values()].reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.size), 0)

/** Takes as long as the files of a request would on a line of this speed; false where it was given up meanwhile. */
export async function carryForm(request: Request, bytesPerMs: number): Promise<boolean> {
  const known = held.get(request)
  if (!known) return true
  const total = bytesOf(known.form)
  for (let loaded = 0; loaded < total && !request.signal.aborted; loaded += bytesPerMs * STEP_MS) {
    known.onProgress({ loaded, total })
    const left = (total - loaded) / bytesPerMs
    await pass(Math.min(STEP_MS, left), request.signal)
  }
  if (request.signal.aborted) return false
  known.onProgress({ loaded: total, total })
  return true
}
