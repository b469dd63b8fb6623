import { expect, test, vi } from 'vitest'
import type { FaultRule } from '#mocks/http/faults.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import type { Scenario } from '#mocks/scenarios/scenario.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { type CustomerClient, customerIn, guestOf } from '#tests/support/backend/customer-client.ts'
import { runCurl } from '#tests/support/run-curl.ts'
import { curlOf, scenarioSource, storySource } from './copy-as-code.ts'

function lastOf({ world }: CustomerClient) {
  const entry = world.journal.entries.at(-1)
  if (!entry) throw new Error('The journal is empty')
  return entry
}

test('a copied curl command sends the same request: quotes, line breaks, characters of the shell', async () => {
  const client = await customerIn()
  const text = 'It\'s $HOME `ls` "ə" \\n\n  two lines'
  await client.call('PUT', '/customer/profile-update', { name: text })
  const sent = lastOf(client)
  await runCurl(client.fetch, curlOf(sent), client.token)
  expect(lastOf(client)).toMatchObject({ body: sent.body, status: sent.status, answer: sent.answer })
})

test('a copied form has the same parts, and a text that starts like a file stays a text', async () => {
  const client = await customerIn()
  const form = new FormData()
  form.append('title', '@leyla\nsecond line\n  third; "quoted"')
  form.append('file', new File([], 'it\'s "odd"; a, b.wav', { type: 'audio/wav' }))
  const headers = { authorization: `Bearer ${client.token}`, 'accept-language': 'az' }
  const address = '/api/services/speech-to-text/init'
  await client.fetch(address, { method: 'POST', headers, body: form })
  const sent = lastOf(client)
  await runCurl(client.fetch, curlOf(sent), client.token)
  expect(lastOf(client)).toMatchObject({ body: sent.body, status: sent.status, answer: sent.answer })
})

test('a copied command has its own idempotency key, so that it repeats the action', async () => {
  const client = await customerIn()
  const headers = {
    authorization: `Bearer ${client.token}`,
    'content-type': 'application/json',
    'idempotency-key': '"press 1"',
  }
  const isMarked = () => client.world.db.favorites.first({ customer_id: 1, voice_id: 1 }) !== undefined
  const was = isMarked()
  await client.fetch('/api/favorite', { method: 'POST', headers, body: '{"voice_id":1}' })
  expect(isMarked()).toBe(!was)
  await runCurl(client.fetch, curlOf(lastOf(client)), client.token)
  expect(isMarked()).toBe(was)
})

async function failedCall(rule: FaultRule) {
  const client = await customerIn()
  client.world.faults.add(rule)
  await client.call('GET', '/customer/balance').catch(() => undefined)
  return lastOf(client)
}

const RULES: readonly FaultRule[] = [
  { fault: { kind: 'status', status: 422, message: 'It\'s\nnot "so" \\', errors: { amount: ["can't"] } } },
  { endpoint: 'getBalance', fault: { kind: 'html' } },
  { endpoint: 'getBalance', fault: { kind: 'cut-off' } },
  { endpoint: 'getBalance', fault: { kind: 'network' }, when: 'after' },
]
const CONTEXT = { scenario: 'low-balance', rules: [], address: "/services?search=it's" } as const

/** The same call in a world made from the pasted code. */
async function askedIn(scenario: ScenarioName, faults: readonly FaultRule[]) {
  const { world, fetch } = await testWorld(scenario)
  const client = guestOf({ world, fetch })
  for (const rule of faults) world.faults.add(rule)
  await client.call('GET', '/customer/balance').catch(() => undefined)
  return lastOf(client)
}

/** The arguments that a pasted story passes to `appStory` or `faultStory`. */
function storyOf(pasted: string): [string, { scenario: string }] {
  const given = (address: string, world: object) => [address, world]
  const story = pasted.replace(/^export const \w+: Story = /, '')
  return new Function('appStory', 'faultStory', `return ${story}`)(given, given)
}

test('a fault that is still active is copied once', async () => {
  const fault = { kind: 'status', status: 503 } as const
  const standing: FaultRule = { endpoint: 'getBalance', fault, times: 3 }
  const failed = await failedCall({ ...standing })
  const active = [{ ...standing, times: 2 }]
  const pasted = scenarioSource(failed, { ...CONTEXT, rules: active })
  expect(pasted.match(/503/g)).toHaveLength(3)
  expect(scenarioSource(failed, CONTEXT).match(/503/g)).toHaveLength(3)
})

test.each(RULES)('a copied scenario and story run as pasted and fail like the call: %j', async (rule) => {
  const failed = await failedCall(rule)
  const pasted = scenarioSource(failed, CONTEXT)
  const seed = vi.fn()
  const made: Record<string, Scenario> = new Function('scenarios', `return {${pasted}}`)({
    'low-balance': { seed },
  })
  const [scenario] = Object.values(made)
  expect((await askedIn('main', scenario?.faults ?? [])).status).toBe(failed.status)
  scenario?.seed('a transaction' as never)
  expect(seed).toHaveBeenCalledWith('a transaction')

  const [before, story = ''] = storySource(failed, CONTEXT).split(/\n\n(?=export const \w+: Story = )/)
  expect(before).toBe(pasted)
  const [address, settings] = storyOf(story)
  expect(address).toBe(CONTEXT.address)
  const again = await askedIn('low-balance', made[settings.scenario]?.faults ?? [])
  expect([again.status, again.answer, again.rule?.when]).toEqual([failed.status, failed.answer, rule.when])
})

test('a story of a successful call needs no scenario of its own', async () => {
  const client = await customerIn()
  await client.call('GET', '/customer/balance')
  expect(storyOf(storySource(lastOf(client), CONTEXT))).toEqual([
    CONTEXT.address,
    { scenario: 'low-balance' },
  ])
})
