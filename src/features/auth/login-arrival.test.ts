import { expect, test } from 'vitest'
import { readLoginArrival } from './login-arrival.ts'

test('what the page before left is read', () => {
  expect(readLoginArrival({ notice: 'verified', email: 'a@b.az' })).toEqual({
    notice: 'verified',
    email: 'a@b.az',
  })
})

test.each([undefined, null, 'x', { notice: 'hacked' }, { email: 7 }])('%j leaves nothing', (state) =>
  expect(readLoginArrival(state)).toEqual({}),
)
