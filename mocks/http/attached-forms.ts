import { waitFor } from './latency.ts'

export interface AttachedForm {
  readonly form: FormData
  onProgress(progress: { loaded: number; total: number }): void
}

/** Interval of progress reports, in ms. */
const STEP_MS = 100

const attachedForms = new WeakMap<Request, AttachedForm>()

/** Attaches a form to a request instead of a body, so that its files need not be copied. */
export function attachForm(request: Request, form: AttachedForm): Request {
  attachedForms.set(request, form)
  return request
}

export const attachedFormOf = (request: Request): FormData | undefined => attachedForms.get(request)?.form

const bytesOf = (form: FormData) =>
  [...form.values()].reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.size), 0)

/** Waits as long as the upload of the request's files would take at this speed; returns false if aborted meanwhile. */
export async function waitForUpload(request: Request, bytesPerMs: number): Promise<boolean> {
  const known = attachedForms.get(request)
  if (!known) return true
  const total = bytesOf(known.form)
  for (let loaded = 0; loaded < total && !request.signal.aborted; loaded += bytesPerMs * STEP_MS) {
    known.onProgress({ loaded, total })
    const left = (total - loaded) / bytesPerMs
    await waitFor(Math.min(STEP_MS, left), request.signal)
  }
  if (request.signal.aborted) return false
  known.onProgress({ loaded: total, total })
  return true
}
