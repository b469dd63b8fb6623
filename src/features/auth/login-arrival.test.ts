import { expect, test } from 'vitest'
import { readLoginArrival } from './login-arrival.ts'

test('the login page reads the message left by the previous page', () => {
  expect(readLoginArrival({ notice: 'verified', email: 'a@b.az' })).toEqual({
    notice: 'verified',
    email: 'a@b.az',
  })
})

test.each([undefined, null, 'x', { notice: 'hacked' }, { email: 7 }])(
  'the login page ignores the state %j of a history entry',
  (state) => expect(readLoginArrival(state)).toEqual({}),
)
