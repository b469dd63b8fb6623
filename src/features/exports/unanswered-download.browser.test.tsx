import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

afterEach(() => vi.restoreAllMocks())

test('a file that fails because of the connection is not called expired', { tags: 'long' }, async () => {
  await openApp('/en/services/text-to-speech/14', { engines: quickEngines() })
  await userEvent.click(page.getByRole('button', { name: 'Export', exact: true }))
  await userEvent.click(page.getByRole('button', { name: /^Export as is$/ }))
  const download = page.getByRole('button', { name: 'Download' })
  await expect.element(download).toBeVisible()
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    String(input).includes('/files/') ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init),
  )
  await userEvent.click(download)
  await expect.element(page.getByRole('alert').getByText(/Check your connection/)).toBeVisible()
  await expect.element(download).toBeVisible()
})
