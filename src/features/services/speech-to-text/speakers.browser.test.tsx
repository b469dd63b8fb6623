import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTranscript, segmentsOf, segmentText } from '#tests/support/open-transcript.tsx'

const dialog = page.getByRole('dialog', { name: 'Speakers' })

test('each speaker has a colour', { tags: 'long' }, async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Speakers' }))
  await expect.element(dialog).toBeVisible()
  const dots = [...document.querySelectorAll<HTMLElement>('dialog li [aria-hidden].rounded-full')]
  const speakers = new Set(segmentsOf(world).map(({ segment }) => segment?.speaker_id))
  expect(new Set(dots.map(({ style }) => style.color)).size).toBe(speakers.size)
})
