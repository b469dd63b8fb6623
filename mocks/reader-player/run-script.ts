import { pretendedSite, startWithPage } from '#mocks/features/embed/start-with-page.ts'
import { readConfig } from './reader-config.ts'
import { startReader } from './start-reader.ts'

function addressOn(service: string) {
  const pretended = pretendedSite(location, service)
  const { hostname, origin } = location
  return pretended === null ? { hostname, origin } : { hostname: pretended, origin: `https://${pretended}` }
}

/** Starts the player that the script element describes. */
export function runScript(script: HTMLScriptElement): void {
  startWithPage(script, () => {
    const config = readConfig(script)
    return startReader(config, { page: document, address: addressOn(config.origin) })
  })
}
