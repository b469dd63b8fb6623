import { createRoot } from 'react-dom/client'
import { UNSAFE_createMemoryHistory } from 'react-router'
import { inject, onTestFinished } from 'vitest'
import type { Engines } from '#mocks/engines/engines.ts'
import { realClock } from '#mocks/kernel/time/clock.ts'
import { fetchFrom } from '#mocks/runtime/fetch-from.ts'
import { scenarioWorld } from '#mocks/runtime/scenario-world.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import type { World } from '#mocks/world.ts'
import { App } from '#src/app/app.tsx'
import { player } from '#src/audio/player.ts'
import { localeFromPathname } from '#src/config/locales.ts'
import { forgetDrafts } from '#src/drafts/forget-drafts.ts'
import { forgetPendingVerification } from '#src/features/auth/pending-verification.ts'
import { startI18n } from '#src/i18n/i18n.ts'
import { notifications } from '#src/lib/notifications.ts'
import { forgetLastCustomer, rememberCustomer } from '#src/session/customer-id.ts'
import { repeatedRequests } from '#src/session/repeated-requests.ts'
import { signIn, signOut } from '#src/session/session.ts'
import { quickEngines } from './quick-engines.ts'
import { XhrOverFetch } from './xhr-over-fetch.ts'
import '#src/styles.css'

interface Options {
  scenario?: ScenarioName
  /** Opens the app as a guest. */
  isGuest?: boolean
  /** Changes the world before the app's first request. Returns the address to open if it depends on the world. */
  prepare?: (world: World) => string | undefined
  /** Engines for speech, encoding and recognition; quick ones unless a test is about sound or recognition. */
  engines?: Engines
}

async function tokenFrom(send: typeof fetch) {
  const { email, password } = demoAccounts.leyla
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password })
  const response = await send('/api/customer/login', { method: 'POST', headers, body })
  const { data } = (await response.json()) as { data: { access_token: string } }
  return data.access_token
}

/**
 * Opens the whole app at an address, with the real client, on its own world. Returns the world, so that a test
 * can break it, and the current address. Cleans up after the test.
 */
export async function openApp(start: string, options: Options = {}) {
  const { scenario = 'main', isGuest = false, prepare, engines = quickEngines() } = options
  const world = await scenarioWorld(scenario, engines, { clock: realClock() })
  world.latency.profile = inject('latency')
  const pageFetch = globalThis.fetch
  const worldFetch = fetchFrom(world, location.origin)
  globalThis.fetch = (input, init) => {
    const path = input instanceof URL && input.origin === location.origin ? input.pathname : input
    const isWorld = typeof path === 'string' && /^\/(?:api|sandbox)\//.test(path)
    return isWorld ? worldFetch(input, init) : pageFetch(input, init)
  }
  const PageXhr = globalThis.XMLHttpRequest
  globalThis.XMLHttpRequest = XhrOverFetch as unknown as typeof XMLHttpRequest
  if (!isGuest) {
    rememberCustomer(demoAccounts.leyla.id)
    signIn(await tokenFrom(globalThis.fetch))
  }
  repeatedRequests.set(true)
  const address = prepare?.(world) ?? start
  await startI18n(localeFromPathname(address))
  const container = document.body.appendChild(document.createElement('div'))
  const history = UNSAFE_createMemoryHistory({ initialEntries: [address], v5Compat: true })
  let root = createRoot(container)
  root.render(<App history={history} />)
  onTestFinished(async () => {
    root.unmount()
    player.close()
    container.remove()
    notifications.clear()
    forgetPendingVerification()
    signOut()
    forgetLastCustomer()
    globalThis.fetch = pageFetch
    globalThis.XMLHttpRequest = PageXhr
    world.dispose()
    await forgetDrafts()
  })
  return {
    world,
    address: () => history.location.pathname + history.location.search,
    /** Opens another address, as a link in an e-mail does. */
    go: (address: string) => history.push(address),
    back: () => history.go(-1),
    forward: () => history.go(1),
    /** Restarts the app at its address, with the browser's storage. State held in modules stays. */
    reload() {
      root.unmount()
      root = createRoot(container)
      root.render(<App history={history} />)
    },
  }
}
