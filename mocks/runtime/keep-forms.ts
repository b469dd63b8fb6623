import { type AttachedForm, attachForm } from '#mocks/http/attached-forms.ts'

interface StoredForm extends AttachedForm {
  readonly signal: AbortSignal
}

const FORM_HEADER = 'x-sandbox-form'

const storedForms = new Map<string, StoredForm>()

/**
 * Keeps forms within the page. Through the service worker hours of sound would be copied several times between two
 * frames, without progress events. Only a note is sent through the worker; the backend, in the same page, reads the
 * files directly.
 */
export function keepForms({ prototype }: typeof XMLHttpRequest) {
  const { send } = prototype
  prototype.send = function sendNote(body) {
    if (!(body instanceof FormData)) return send.call(this, body)
    const id = crypto.randomUUID()
    const given = new AbortController()
    storedForms.set(id, {
      form: body,
      signal: given.signal,
      onProgress: (progress) =>
        this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, ...progress })),
    })
    this.addEventListener('abort', () => given.abort())
    this.addEventListener('loadend', () => storedForms.delete(id))
    this.setRequestHeader(FORM_HEADER, id)
    send.call(this, null)
  }
}

/** The request with the form of its note; undefined if that was aborted. */
export function withStoredForm(request: Request): Request | undefined {
  const id = request.headers.get(FORM_HEADER)
  if (id === null) return request
  const form = storedForms.get(id)
  return form && attachForm(new Request(request, { signal: form.signal }), form)
}
