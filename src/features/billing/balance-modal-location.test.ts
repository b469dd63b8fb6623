import { expect, test } from 'vitest'
import { balanceModalLocation, isBalanceModalOpen, withoutBalanceModal } from './balance-modal-location.ts'

test('the modal opens over the page, keeps its other parameters and closes without a trace', () => {
  const page = { pathname: '/services/text-to-speech', search: '?q=gün&status=paid' }
  const opened = balanceModalLocation(page, { missing: '2.40', again: '5.00' })
  expect(opened.pathname).toBe(page.pathname)
  const query = new URLSearchParams(opened.search)
  expect(isBalanceModalOpen(query)).toBe(true)
  expect(query.get('amount')).toBe('2.40')
  expect(query.get('again')).toBe('5.00')
  expect(withoutBalanceModal(query)).toEqual(new URLSearchParams(page.search))
})

test('another modal is not the balance modal', () => {
  expect(isBalanceModalOpen(new URLSearchParams('modal-open=export'))).toBe(false)
  expect(isBalanceModalOpen(new URLSearchParams(''))).toBe(false)
})
