import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startI18n } from '#src/i18n/i18n.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { ShopChecks } from './shop-checks.tsx'

const measured = { rms: -20, peak: -4, noise_floor: -65, duration: 60, head: 0.7, tail: 2 }
const checkOf = (file_name: string, is_passed: boolean) => ({ ...measured, file_name, is_passed })

test('a book passes the check of the shops only if every file does', async () => {
  await startI18n('en', ['editor-modals'])
  const { root } = showOnPage(<ShopChecks checks={[checkOf('1.mp3', true), checkOf('2.mp3', false)]} />)
  await expect.element(page.getByText('Store check · Does not pass')).toBeVisible()
  root.render(<ShopChecks checks={[checkOf('1.mp3', true), checkOf('2.mp3', true)]} />)
  await expect.element(page.getByText('Store check · Passes')).toBeVisible()
})
