import { expect, test } from 'vitest'
import { parsePaymentHint, paymentHints } from './payment-hint.ts'

test('only the four words of the specification are payment hints in an address', () => {
  expect([undefined, ...paymentHints].map(parsePaymentHint)).toEqual([undefined, ...paymentHints])
  for (const word of ['', 'Success', 'paid', 'success ', 'constructor', '0']) {
    expect(parsePaymentHint(word)).toBeNull()
  }
})
