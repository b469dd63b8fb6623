import { request } from 'node:http'

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

interface RawRequestOptions {
  method?: string
  /** Sent as they are, including `Host` and `Origin`, which `fetch` does not allow. */
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** Whether no byte of the body is sent: the server must answer from the head, or never does. */
  isHeadOnly?: boolean
}

/**
 * Sends one request with exactly this path and these headers, as an attacker does.
 * @param path as it is sent: dots in it stay
 */
export const rawRequest = (
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, isHeadOnly = false }: RawRequestOptions = {},
) =>
  new Promise<RawAnswer>((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('error', reject)
      answer.on('end', () => {
        sent.destroy()
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(pieces).toString('utf8'),
        })
      })
    })
    sent.on('error', reject)
    if (isHeadOnly) sent.flushHeaders()
    else sent.end(body)
  })
