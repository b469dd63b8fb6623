import { expect, test } from 'vitest'
import { testWorld } from '#mocks/runtime/node.ts'
import { type CustomerClient, guestOf } from '#tests/support/backend/customer-client.ts'
import { solveCaptcha } from '#tests/support/backend/solve-captcha.ts'

const send = async (client: CustomerClient, captcha?: string) => {
  const answer = await client.call('POST', '/customer/forgot-password', { email: 'a@avaz.example', captcha })
  return answer.error?.code ?? answer.status
}

test('a captcha can be used once, whatever the result', async () => {
  const client = guestOf(await testWorld())
  const first = await solveCaptcha(client)
  expect([await send(client, first), await send(client, first)]).toEqual([200, 'captcha_invalid'])
  const second = await solveCaptcha(client)
  const taken = { name: 'Anar', email: 'anar@avaz.example', password: '12345678', captcha: second }
  expect((await client.call('POST', '/customer/register', taken)).error?.code).toBe('customer_exists')
  expect(await send(client, second)).toBe('captcha_invalid')
})

test('an invalid solution is a field error in the requested language', { tags: 'long' }, async () => {
  const client = guestOf(await testWorld())
  const solved = JSON.parse(atob(await solveCaptcha(client)))
  const easier = { ...solved.challenge, parameters: { ...solved.challenge.parameters, keyPrefix: '0' } }
  const forgeries = [
    'x',
    btoa('{}'),
    btoa('null'),
    btoa(JSON.stringify({ ...solved, solution: { ...solved.solution, counter: -1 } })),
    btoa(JSON.stringify({ ...solved, challenge: easier })),
    btoa(JSON.stringify({ ...solved, challenge: { ...solved.challenge, signature: '00' } })),
  ]
  for (const forgery of forgeries) expect(await send(client, forgery)).toBe('captcha_invalid')
  expect(await send(client)).toBe('captcha_required')
  client.locale = 'tr'
  const answer = await client.call('POST', '/customer/forgot-password', { email: 'a@avaz.example' })
  expect(answer.errors).toEqual({ captcha: ['Robot olmadığınızı doğrulayın.'] })
})

test('a solution expires after ten minutes of world time', { tags: 'long' }, async () => {
  const client = guestOf(await testWorld())
  const captcha = await solveCaptcha(client)
  client.world.clock.advance(600_000)
  expect(await send(client, captcha)).toBe('captcha_expired')
})

test('a world can require no captcha, or be unable to create one', async () => {
  expect(await send(guestOf(await testWorld('captcha-off')))).toBe(200)
  const { fetch } = await testWorld('captcha-unavailable')
  expect((await fetch('/sandbox/captcha/challenge')).status).toBe(503)
  expect((await fetch('/sandbox/captcha/other')).status).toBe(404)
})
