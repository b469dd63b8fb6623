import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServedWorld, serveWorld } from '#tests/support/serve-world.ts'

let served: ServedWorld
beforeAll(async () => {
  served = await serveWorld()
})
afterAll(() => served.close())

const JSON_TYPE = { 'content-type': 'application/json' }

const control = (name: string, init?: RequestInit) => fetch(`${served.origin}/__sandbox/${name}`, init)

const FAULT = { kind: 'status', status: 500 }
const CALL = 'only a call of the contract, by its operationId in openapi/openapi.json'

test.each([
  ['clock', { speed: 'fast' }, 'speed: only a number'],
  ['clock', { speed: -1, advance_ms: 1.5 }, 'advance_ms: only a whole number; speed: only from 0'],
  ['clock', { sped: 2 }, 'nobody knows sped'],
  ['clock', { at: 'noon' }, 'at: only a moment as ISO 8601 writes it'],
  ['clock', [], 'only an object'],
  ['latency', { profile: 'none at all' }, 'profile: only none, fast, typical, slow'],
  ['scenario', { scenario: 'mian' }, 'scenario: only main, '],
  ['scenario', {}, 'scenario: missing (main, '],
  ['sessions', { log_in: 'leyla' }, 'log_in: only an e-mail address'],
  ['sessions', { log_in: 'nobody@avaz.example' }, 'Nobody has the address nobody@avaz.example'],
  ['sessions', {}, 'log_in: missing (a text), or expire: missing (a text)'],
  ['faults', { add: { endpoint: 'getBalnce', fault: FAULT } }, `add.endpoint: ${CALL}`],
  ['faults', { rules: [{ fault: { kind: 'status', status: 200 } }] }, 'rules.0.fault.status: only from 400'],
  ['faults', { add: { fault: { kind: 'fire' } } }, 'add.fault.kind: only status, refused, network'],
  ['world', { version: 1 }, 'scenario: missing (main, '],
])(
  'an impossible change of the world is refused with the allowed values: %s %j',
  async (name, body, reason) => {
    const answer = await control(name, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) })
    const { message } = await answer.json()
    const { data } = await (await control('')).json()
    const { about } = data.resources.find(({ path }: { path: string }) => path.endsWith(`/${name}`))
    expect([answer.status, message.slice(0, reason.length)]).toEqual([422, reason])
    expect(message.endsWith(about)).toBe(true)
    expect(message).not.toMatch(/Invalid input|"code"/)
  },
)

test('a body that is not JSON is reported as such', async () => {
  const answer = await control('clock', { method: 'POST', headers: JSON_TYPE, body: 'speed=2' })
  expect((await answer.json()).message).toMatch(/^The body is no JSON\. World time/)
})
