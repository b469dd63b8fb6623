import { expect, test } from 'vitest'
import { readLoginArrival } from './login-arrival.ts'

test('the state left by the previous page is read', () => {
  expect(readLoginArrival({ notice: 'verified', email: 'a@b.az' })).toEqual({
    notice: 'verified',
    email: 'a@b.az',
  })
})

test.each([undefined, null, 'x', { notice: 'hacked' }, { email: 7 }])('%j is ignored', (state) =>
  expect(readLoginArrival(state)).toEqual({}),
)
