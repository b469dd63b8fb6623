import { execFileSync } from 'node:child_process'

/** Words that a shell passes to curl for a pasted command. */
const wordsOf = (pasted: string, token: string) =>
  execFileSync('sh', ['-c', `curl() { for word; do printf '%s\\0' "$word"; done; }\n${pasted}`], {
    encoding: 'utf8',
    env: { ...process.env, TOKEN: token },
  })
    .split('\0')
    .slice(0, -1)

/**
 * Sends the request that curl would send, with files of zero bytes.
 * @param token the shell's `TOKEN`
 */
export function runCurl(fetch: typeof globalThis.fetch, pasted: string, token = ''): Promise<Response> {
  const words = wordsOf(pasted, token)
  const headers = new Headers()
  const form = new FormData()
  let [method, url, body]: [string | undefined, string, string | undefined] = [undefined, '', undefined]
  while (words.length > 0) {
    const [option = '', value = ''] = words.splice(0, words[0]?.startsWith('-') ? 2 : 1)
    const [, name = '', part = ''] = /^([^=]*)=(.*)$/s.exec(value) ?? []
    if (option === '-X') method = value
    else if (option === '-H') headers.append(...(value.split(': ', 2) as [string, string]))
    else if (option === '--data-raw' || option === '-d') body = value
    else if (option === '--json') {
      body = value
      headers.set('content-type', 'application/json')
    } else if (option === '--form-string') form.append(name, part)
    else if (option === '-F') {
      const [, path = '', type = ''] = /^@"((?:\\.|[^"\\])*)"(?:;type=(.*))?$/.exec(part) ?? []
      form.append(name, new File([], path.replace(/\\(.)/g, '$1'), { type }))
    } else url = option
  }
  const isForm = [...form].length > 0
  method ??= body === undefined && !isForm ? 'GET' : 'POST'
  return fetch(url, { method, headers, ...(isForm ? { body: form } : body !== undefined && { body }) })
}
