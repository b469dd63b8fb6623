import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import { openTranscript, segmentsOf, segmentText } from '#tests/support/open-transcript.tsx'

const dialog = page.getByRole('dialog', { name: 'Speakers' })

test('each speaker has a colour and is heard for three seconds', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Speakers' }))
  await expect.element(dialog).toBeVisible()
  const dots = [...document.querySelectorAll<HTMLElement>('dialog li [aria-hidden].rounded-full')]
  const speakers = new Set(segmentsOf(world).map(({ segment }) => segment?.speaker_id))
  expect(new Set(dots.map(({ style }) => style.color)).size).toBe(speakers.size)

  const mine = segmentsOf(world).filter(
    ({ segment }) => segment?.speaker_id === segmentsOf(world)[1]?.segment?.speaker_id,
  )
  const lengthOf = ({ segment }: (typeof mine)[number]) => (segment?.end ?? 0) - (segment?.start ?? 0)
  const longest = mine.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  const start = longest?.segment?.words[0]?.start ?? 0
  await userEvent.click(dialog.getByRole('button', { name: 'Hear Elçin for three seconds' }))
  await expect.element(dialog.getByRole('button', { name: 'Stop Elçin' })).toBeVisible()
  await expect.poll(() => player.getTime()).toBeCloseTo(start, 0)
  player.seek(start + 1)
  await expect.element(dialog.getByRole('button', { name: 'Stop Elçin' })).toBeVisible()
  player.seek(start + 3.1)
  await expect.element(dialog.getByRole('button', { name: 'Hear Elçin for three seconds' })).toBeVisible()
  expect(player.getState().status).toBe('paused')
  player.close()
})
