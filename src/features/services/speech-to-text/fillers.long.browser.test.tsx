import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTranscript, segmentsOf, segmentText } from '#tests/support/open-transcript.tsx'

const LECTURE = 'Lecture, part two'

test('filler words are found, removed in one step, and restored in one', async () => {
  const { world } = await openTranscript(LECTURE)
  await expect.element(segmentText(1)).toBeVisible()
  const texts = () => segmentsOf(world, LECTURE).map(({ text }) => text)
  const before = texts()
  const isFiller = (text: string) => /^(?:Um|Uh)…/.test(text)
  const count = before.filter(isFiller).length
  expect(count).toBeGreaterThan(0)
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Filler words' }))
  await userEvent.click(
    page.getByRole('dialog').getByRole('button', { name: new RegExp(`^Remove ${count} words?$`) }),
  )
  await expect.poll(() => texts().filter(isFiller)).toEqual([])
  expect(texts()).toEqual(before.map((text) => text.replace(/^U[mh]… /, '')))
  expect(
    segmentsOf(world, LECTURE).every(({ text, segment }) => segment?.words.length === text.split(' ').length),
  ).toBe(true)
  const offer = page.getByRole('status').filter({ hasText: /filler words? removed/ })
  await userEvent.click(offer.getByRole('button', { name: 'Undo' }))
  await expect.poll(texts).toEqual(before)
})
