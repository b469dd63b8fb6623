import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const addressOf = ({ db }: World) =>
  `/en/services/text-to-speech/${db.projects.first({ customer_id: 1, title: 'Haber bülteni, sabah yayını' })?.id}`
const modal = page.getByRole('dialog')
const sentence = modal.getByLabelText('Hear the voices say')
const listen = modal.getByRole('button', { name: /^Play a sample of/ }).first()

test('voices speak the customer’s own words before payment; without a text they play their samples', async () => {
  const { world } = await openApp('/en/services', { prepare: addressOf, engines: quickEngines() })
  onTestFinished(() => player.close())
  await userEvent.click(page.getByRole('button', { name: /^Voice: / }))
  await expect.element(sentence).toBeVisible()
  const proposed = (sentence.element() as HTMLInputElement).value
  expect(proposed.length).toBeGreaterThan(20)
  expect(proposed.length).toBeLessThanOrEqual(100)
  const before = world.db.wallets.need(1).available
  await userEvent.fill(sentence, 'Günaydın!')
  await userEvent.click(listen)
  const url = () => trackOf(player.getState())?.url ?? ''
  await expect.poll(url).toContain('voice-says-')
  const response = await fetch(url())
  expect(response.headers.get('content-type')).toBe('audio/wav')
  await userEvent.clear(sentence)
  await userEvent.click(listen)
  await expect.poll(url).toContain('preview-')
  expect(world.db.wallets.need(1).available).toBe(before)
})
