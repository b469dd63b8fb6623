import { siteNamedInQuery, startWithPage } from '#mocks/features/embed/start-with-page.ts'
import { readConfig } from './reader-config.ts'
import { startReader } from './start-reader.ts'

function serviceAddress(service: string) {
  const pretended = siteNamedInQuery(location, service)
  const { hostname, origin } = location
  return pretended === null ? { hostname, origin } : { hostname: pretended, origin: `https://${pretended}` }
}

/** Starts the player that the script element describes. */
export function runScript(script: HTMLScriptElement): void {
  startWithPage(script, () => {
    const config = readConfig(script)
    return startReader(config, { page: document, address: serviceAddress(config.origin) })
  })
}
