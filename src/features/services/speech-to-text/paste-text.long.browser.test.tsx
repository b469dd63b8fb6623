import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { isClosingAsked } from '#tests/support/is-closing-asked.ts'
import { openTranscript, segmentsOf, segmentText } from '#tests/support/open-transcript.tsx'
import { pressTool } from '#tests/support/press-tool.ts'

const dialog = page.getByRole('dialog', { name: 'Paste the right text' })

test('a corrected text is pasted over a transcript: words keep their times, segments their speakers, and one undo returns all', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  const before = segmentsOf(world)
  const texts = () => segmentsOf(world).map(({ text }) => text)
  const [first, second, third] = before.map(({ text = '' }) => text)
  const right = [
    `Leyla: ${first?.replace(/^\S+/u, 'Düzgün')}`,
    second?.replace(/\S+$/u, 'sonuncu söz.'),
    `${third} Bəli.`,
    ...before.slice(3).map(({ text }) => text),
  ].join('\n')
  await pressTool('Paste text')
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Text' }), right)
  await expect.element(dialog.getByText('3 segments change')).toBeVisible()
  const changes = dialog.getByRole('list', { name: 'Changed segments' }).getByRole('checkbox')
  await expect.poll(() => changes.elements().length).toBe(3)
  await userEvent.click(changes.nth(2))
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 segments' }))
  await expect
    .poll(texts)
    .toEqual([
      first?.replace(/^\S+/u, 'Düzgün'),
      second?.replace(/\S+$/u, 'sonuncu söz.'),
      ...before.slice(2).map(({ text }) => text),
    ])
  const after = segmentsOf(world)
  expect(after.map(({ segment }) => [segment?.start, segment?.end, segment?.speaker_id])).toEqual(
    before.map(({ segment }) => [segment?.start, segment?.end, segment?.speaker_id]),
  )
  expect(after[0]?.segment?.words.slice(1)).toEqual(before[0]?.segment?.words.slice(1))
  const offer = page.getByRole('status').filter({ hasText: '2 segments changed' })
  await userEvent.click(offer.getByRole('button', { name: 'Undo' }))
  await expect.poll(texts).toEqual(before.map(({ text }) => text))
})

test('closing the tab asks while a pasted text is compared with the transcript', async () => {
  await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await pressTool('Paste text')
  expect(isClosingAsked()).toBe(false)
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Text' }), 'Salam.')
  await expect.poll(isClosingAsked).toBe(true)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(isClosingAsked).toBe(false)
})
