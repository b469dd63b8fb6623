import { describe, expect, test } from 'vitest'
import type { Engines } from '#mocks/engines/engines.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { signIn } from '#src/session/session.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { everyNth } from '#tests/support/every-nth.ts'
import { holdReloads } from '#tests/support/hold-reloads.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { shortenTimeouts } from '#tests/support/shorten-timeouts.ts'
import { type FaultName, faultNames, faults } from './faults.ts'
import { failureMessages, headings, loadingIndicators, statusTexts } from './visible-state.ts'

const reload = holdReloads()

interface Load {
  endpoint: string
  address: string
  /** The page works without the response: the call is retried or its content omitted. */
  isSilent?: true
  /** A call with the same data; this one is made only while that one is pending. */
  instead?: string
}

const editor = '/en/services/text-to-speech/{id}'

/** All calls that pages make without an action of the customer. */
const loads: readonly Load[] = [
  { endpoint: 'getServices', address: '/en' },
  { endpoint: 'getProfile', address: '/en', isSilent: true },
  { endpoint: 'getBalance', address: '/en', isSilent: true },
  { endpoint: 'getLanguages', address: '/en', isSilent: true },
  { endpoint: 'getServices', address: '/en/services' },
  { endpoint: 'getProjects', address: '/en/services/text-to-speech' },
  { endpoint: 'getService', address: '/en/services/text-to-speech', isSilent: true, instead: 'getServices' },
  { endpoint: 'getTransactions', address: '/en/transactions' },
  { endpoint: 'getProfile', address: '/en/profile' },
  { endpoint: 'getTransactions', address: '/en/payment' },
  { endpoint: 'getTransactions', address: '/en/payment/success' },
  { endpoint: 'getBalance', address: '/en/payment/success', isSilent: true },
  { endpoint: 'initProject', address: '/en/services/text-to-speech/create' },
  { endpoint: 'getProject', address: editor },
  { endpoint: 'getVoices', address: editor },
  { endpoint: 'getService', address: editor, instead: 'getServices' },
  { endpoint: 'getLanguages', address: editor, isSilent: true },
]

/**
 * Each load is tested with some of the faults, which differ between loads, so that all are covered. `npm run faults`
 * tries every combination.
 */
const EVERY_NTH = 6
const faultsOf = (place: number) => everyNth(faultNames, EVERY_NTH, place)

type AppOptions = NonNullable<Parameters<typeof openApp>[1]>

async function open({ endpoint, address, instead }: Load, fault: FaultName, options: AppOptions = {}) {
  if (fault === 'hang') shortenTimeouts()
  return openApp(address, {
    ...options,
    prepare(world) {
      world.faults.add({ endpoint, fault: faults[fault] })
      if (instead) world.faults.add({ endpoint: instead, fault: faults.hang })
      const project = world.db.projects.list({ where: { slug: 'text-to-speech' } })[0]
      return address.replace('{id}', String(project?.id))
    },
  })
}

describe.each(loads)('the load of $endpoint at $address', (load) => {
  test.each(faultsOf(loads.indexOf(load)))(
    'fails by %s, and the page shows a message or works without it',
    async (fault) => {
      const { world, address } = await open(load, fault)
      const wasAsked = () => world.journal.entries.some(({ endpoint }) => endpoint === load.endpoint)
      await expect.poll(wasAsked).toBe(true)
      if (fault === '401') {
        await expect.poll(address).toMatch(/^\/en\/login/)
        await expect.poll(headings).toEqual(['Log in to your account'])
        expect(reload).toHaveBeenCalledOnce()
        return
      }
      await expect.poll(loadingIndicators).toEqual([])
      await expect.poll(() => headings().length).toBe(1)
      const isMissing = fault === '404' && load.endpoint === 'getProject'
      if (isMissing) expect(headings()).toEqual(['This page could not be found'])
      else if (load.isSilent) expect(failureMessages()).toEqual([])
      else await expect.poll(failureMessages).not.toEqual([])
      expect(reload).not.toHaveBeenCalled()
    },
  )
})

test('a page reloads once if all its calls return 401', async () => {
  const { world, address } = await openApp('/en', {
    prepare(world) {
      world.faults.add({ fault: faults['401'] })
      return undefined
    },
  })
  await expect.poll(address).toMatch(/^\/en\/login/)
  await expect.poll(headings).toEqual(['Log in to your account'])
  expect(world.journal.entries.length).toBeGreaterThan(3)
  expect(failureMessages()).toEqual([])
  expect(reload).toHaveBeenCalledOnce()
})

test('a stale 401 for a replaced token is ignored', { tags: 'long' }, async () => {
  const { promise: moment, resolve: letGo } = Promise.withResolvers<void>()
  let held = 0
  const { world } = await openApp('/en/services', {
    prepare() {
      const { fetch } = globalThis
      globalThis.fetch = async (input, init) => {
        if (input !== '/api/services' || held > 0) return fetch(input, init)
        held += 1
        await moment
        return Response.json({ success: false, message: 'Too late.' }, { status: 401 })
      }
      return undefined
    },
  })
  await expect.poll(() => held).toBe(1)
  await world.write((tx) => {
    const times = { created_at: tx.now, expires_at: tx.now + 60_000 }
    tx.sessions.create({ id: 'next', customer_id: demoAccounts.leyla.id, ...times })
  })
  signIn('next')
  letGo()
  await expect.poll(loadingIndicators).toEqual([])
  expect(readToken()).toBe('next')
  expect(headings()).toEqual(['Services'])
  expect(reload).not.toHaveBeenCalled()
})

describe('a failed poll for the progress of a run', () => {
  const load = { endpoint: 'getResponse', address: editor }
  const note = 'We cannot see the progress right now. The work continues, and we will check again.'

  /** The run is not over before the page opens, however long that takes. */
  const endlessSpeech: Engines = { ...quickEngines(), speech: { speak: () => new Promise(() => undefined) } }

  test.each(faultsOf(loads.length).filter((name) => name !== '401'))(
    'shows a note and continues (%s)',
    { tags: 'long' },
    async (fault) => {
      await open(load, fault, { scenario: 'generating', engines: endlessSpeech })
      await expect.poll(statusTexts).toContain(note)
      expect(failureMessages()).toEqual([])
    },
  )
})

test.each([
  '/en',
  '/en/services',
  '/en/services/text-to-speech',
  '/en/transactions',
  '/en/profile',
  '/en/payment',
  editor,
])('%s finishes loading without faults', async (address) => {
  await open({ endpoint: 'none', address }, '500')
  await expect.poll(() => headings().length).toBe(1)
  await expect.poll(loadingIndicators).toEqual([])
  expect(failureMessages()).toEqual([])
})
