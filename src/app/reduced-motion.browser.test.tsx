import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const prefer = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length

async function openRunningDubs() {
  onTestFinished(async () => {
    await prefer('reduce')
  })
  await prefer('no-preference')
  await openApp('/en/services/dubbing/1', { scenario: 'dubs-running' })
  await expect.element(page.getByRole('button', { name: /are running/ })).toBeVisible()
  await expect.poll(moving).toBeGreaterThan(0)
}

/** The browser wakes the page at the end of each iteration. */
const MIN_ITERATION_MS = 10_000

test('while work runs for minutes, animations rarely wake the page and do not use its main thread', async () => {
  await openRunningDubs()
  const moves = document
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
    .filter((effect) => effect.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
  expect(moves).not.toEqual([])
  for (const move of moves) {
    expect(move.getComputedTiming().duration).toBeGreaterThanOrEqual(MIN_ITERATION_MS)
    const moved = new Set(move.getKeyframes().flatMap((frame) => Object.keys(frame)))
    for (const usual of ['offset', 'computedOffset', 'easing', 'composite']) moved.delete(usual)
    expect(['transform', 'opacity']).toEqual(expect.arrayContaining([...moved]))
  }
})

test('while work runs, nothing is animated for a customer who wants less motion', async () => {
  await openRunningDubs()
  await prefer('reduce')
  await expect.poll(moving).toBe(0)
})
