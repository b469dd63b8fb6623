import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const prefer = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length

test('while work runs nothing moves for a customer who wants less motion', async () => {
  onTestFinished(async () => {
    await prefer('reduce')
  })
  await prefer('no-preference')
  await openApp('/en/services/dubbing/1', { scenario: 'dubs-running' })
  await expect.element(page.getByRole('button', { name: /are running/ })).toBeVisible()
  await expect.poll(moving).toBeGreaterThan(0)
  await prefer('reduce')
  await expect.poll(moving).toBe(0)
})
