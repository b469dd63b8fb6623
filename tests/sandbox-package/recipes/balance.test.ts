import { testWorld } from '@avaz/sandbox'
import { expect, test } from 'vitest'

const { world, fetch } = await testWorld('low-balance')

test('a world in Vitest answers and has a clock', async () => {
  const login = await fetch('/api/customer/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'leyla@avaz.example', password: 'sozun-sesi-1' }),
  })
  const { data } = await login.json()
  const balance = await fetch('/api/customer/balance', {
    headers: { authorization: `Bearer ${data.access_token}` },
  })
  expect((await balance.json()).data).toEqual({ balance: { amount: '0.04' } })
  const before = world.clock.now()
  await world.control('clock', { advance_ms: 60_000 })
  expect(world.clock.now() - before).toBe(60_000)
})
