import { createRoot } from 'react-dom/client'
import { UNSAFE_createMemoryHistory } from 'react-router'
import { inject, onTestFinished } from 'vitest'
import { createBrowserEngines } from '#mocks/engines/browser-engines.ts'
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
import { XhrOverFetch } from './xhr-over-fetch.ts'
import '#src/styles.css'

interface Options {
  scenario?: ScenarioName
  /** Opens it as somebody who has not logged in. */
  isGuest?: boolean
  /** Changes the world before the app asks it anything. Gives the address to open, where that depends on it. */
  prepare?: (world: World) => string | undefined
  /** What speaks and encodes; the real ones where nothing is said. */
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
 * The whole app at an address, with the real client, on a world of its own. Gives the world, for what is to go
 * wrong, and the address on screen. Everything is gone when the test is over.
 */
export async function openApp(start: string, options: Options = {}) {
  const {
    scenario = 'main',
    isGuest = false,
    prepare,
    engines = { ...createBrowserEngines(), hearing: undefined },
  } = options
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
    /** Goes to another address, as a link of an e-mail would. */
    go: (address: string) => history.push(address),
    back: () => history.go(-1),
    forward: () => history.go(1),
    /** Begins the app anew where it is, on what its browser keeps. What a module holds by itself stays. */
    reload() {
      root.unmount()
      root = createRoot(container)
      root.render(<App history={history} />)
    },
  }
}
