import { request } from 'node:http'

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

interface Sent {
  method?: string
  /** As they are sent, `Host` and `Origin` too, which `fetch` does not let one choose. */
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /** Whether nothing of the body is sent: the answer comes by the head, or never. */
  isHeadOnly?: boolean
}

/**
 * One request with the very path and headers given, as an attacker sends it.
 * @param path as it is sent: dots in it stay
 */
export const rawRequest = (
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, isHeadOnly = false }: Sent = {},
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
