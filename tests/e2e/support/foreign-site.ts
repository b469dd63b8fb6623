import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BROWSER_FLAGS } from '../../../scripts/browser-flags.ts'
import { findBrowser } from '../../../scripts/find-browser.ts'

/** Host names below `example` resolve to this machine, so that a test has sites of its own. */
export const SITES_ON_THIS_MACHINE = {
  executablePath: findBrowser(),
  args: [...BROWSER_FLAGS, '--host-resolver-rules=MAP *.example.az 127.0.0.1, MAP *.example 127.0.0.1'],
}

interface ForeignSite {
  addressOn(host: string): string
  close(): void
}

/** A third-party site at a port of its own: one page under one policy. */
export async function serveSite(html: string, policy: string): Promise<ForeignSite> {
  const server = createServer((_, response) => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
    response.writeHead(200, headers).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    addressOn: (host) => `http://${host}:${port}/`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
