/**
 * XMLHttpRequest for worlds that live in the page: `fetch` of that world answers the calls. An upload is complete
 * immediately.
 */
export class XhrOverFetch {
  readonly upload: { onprogress?: (event: ProgressEvent) => void } = {}
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  responseURL = ''
  #answer: Response | undefined
  #method = 'GET'
  #url = ''
  readonly #headers = new Headers()
  readonly #wanted = new AbortController()

  open(method: string, url: string) {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }

  getResponseHeader(name: string) {
    return this.#answer?.headers.get(name) ?? null
  }

  send(body: XMLHttpRequestBodyInit | null) {
    const { signal } = this.#wanted
    this.upload.onprogress?.(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 1 }))
    fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal })
      .then(async (answer) => {
        this.responseText = await answer.text()
        this.status = answer.status
        this.#answer = answer
      })
      .then(
        () => !signal.aborted && this.onload?.(),
        () => !signal.aborted && this.onerror?.(),
      )
  }

  abort() {
    this.#wanted.abort()
    this.onabort?.()
  }
}
