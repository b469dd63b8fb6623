import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { spokenInVoiceSample } from '#mocks/features/audio/voice-samples.ts'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const listen = page.getByRole('button', { name: 'Listen to the first page · free' })
const spoken = () => spokenInVoiceSample(trackOf(player.getState())?.url?.split('/').at(-1) ?? '')

/** Distances between the sample and a title below it, measured in every frame that shows both. */
function watchDistance() {
  const seen = new Set<number>()
  const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top
  const look = () => {
    const [card, title] = [topOf('main [aria-haspopup=dialog]:not([role=toolbar] *)'), topOf('main details')]
    if (card !== undefined && title !== undefined) seen.add(title - card)
    frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  onTestFinished(() => cancelAnimationFrame(frame))
  return seen
}

test('the content below the first-page sample does not move when the sample arrives', {
  tags: 'long',
}, async () => {
  await page.viewport(412, 823)
  onTestFinished(() => page.viewport(1280, 800))
  const distances = watchDistance()
  await openApp('/en/services/audio-book/2', { scenario: 'books', engines: quickEngines() })
  await expect.element(listen).toBeVisible()
  await new Promise(requestAnimationFrame)
  expect([...distances]).toHaveLength(1)
})

test('before payment, the first page is played free of charge, with the latest edits', {
  tags: 'long',
}, async () => {
  onTestFinished(() => player.close())
  const { world, go } = await openApp('/en/services/audio-book/2', {
    scenario: 'books',
    engines: quickEngines(),
  })
  const before = world.db.wallets.need(1).available
  await userEvent.fill(page.getByRole('textbox', { name: 'Block 1, text' }), 'Külək dindi.')
  await userEvent.click(listen)
  await expect.poll(() => spoken()?.text).toMatch(/^Birinci fəsil\. Külək Külək dindi\. Sahildə/)
  expect(spoken()?.voice_id).toBe(world.db.projects.need(2).voice_id)
  expect(world.db.wallets.need(1).available).toBe(before)
  go('/en/services/audio-book/1')
  await expect.element(page.getByText('Everything is generated')).toBeVisible()
  await expect.element(listen).not.toBeInTheDocument()
})
