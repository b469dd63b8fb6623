import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { correctionRecord } from '#src/features/corrections/correction-record.ts'
import { openTranscript, segmentsOf, segmentText } from '#tests/support/open-transcript.tsx'
import { pressTool } from '#tests/support/press-tool.ts'

afterEach(() => correctionRecord.forget())

const dialog = page.getByRole('dialog', { name: 'Your corrections' })
const find = page.getByRole('form', { name: 'Find and replace' })

const countOf = (texts: readonly (string | undefined)[], word: RegExp) =>
  texts.reduce((sum, text = '') => sum + (text.match(word)?.length ?? 0), 0)

test('a remembered replacement is offered in the transcript, shown before it is applied, and undone in one step', async () => {
  const { world } = await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  const texts = () => segmentsOf(world).map(({ text }) => text)
  const before = texts()
  const word = /(?<!\p{L})Hamıya(?!\p{L})/gu
  const count = countOf(before, word)
  expect(count).toBeGreaterThan(1)

  await userEvent.keyboard('{Control>}f{/Control}')
  await userEvent.fill(find.getByRole('textbox', { name: 'Find' }), 'Hamıya')
  await userEvent.click(find.getByRole('button', { name: 'Whole words' }))
  await userEvent.fill(find.getByRole('textbox', { name: 'Replace with' }), 'Hər kəsə')
  await userEvent.click(find.getByRole('button', { name: 'Always do this' }))
  await expect
    .element(find.getByRole('button', { name: 'Always do this' }))
    .toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(find.getByRole('button', { name: 'Close search' }))
  expect(texts()).toEqual(before)

  await expect.element(page.getByText(`${count} places match your list of corrections`)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'See the places' }))
  const places = dialog.getByRole('list', { name: 'Places' }).getByRole('checkbox')
  await expect.poll(() => places.elements().length).toBe(count)
  await userEvent.click(places.first())
  await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^Correct ${count - 1} places?$`) }))
  await expect.poll(() => countOf(texts(), /Hər kəsə/gu)).toBe(count - 1)
  expect(countOf(texts(), word)).toBe(1)
  const offer = page.getByRole('status').filter({ hasText: /places? corrected/ })
  await userEvent.click(offer.getByRole('button', { name: 'Undo' }))
  await expect.poll(texts).toEqual(before)
})

test('the list can be seen, changed and emptied, and the offer declined for a transcript', async () => {
  await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await pressTool('Your corrections')
  await userEvent.click(dialog.getByRole('button', { name: 'Add a correction' }))
  await expect.element(dialog.getByRole('textbox', { name: 'Written as' })).toHaveFocus()
  await userEvent.keyboard('hamıya{Tab}Hər kəsə')
  await expect.element(dialog.getByRole('tab', { name: 'Your list (1)' })).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  await userEvent.click(page.getByRole('button', { name: 'Not here' }))
  await expect.element(page.getByRole('button', { name: 'See the places' })).not.toBeInTheDocument()

  await pressTool('Your corrections')
  await userEvent.click(dialog.getByRole('tab', { name: 'Your list (1)' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Empty the list' }))
  await expect.element(dialog.getByRole('tab', { name: 'Your list (0)' })).toBeVisible()
  expect(correctionRecord.read()).toEqual([])
})

test('right forms are offered as key terms when a transcript is made again', async () => {
  await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  correctionRecord.keep([{ from: 'Alıyev', to: 'Əliyev', matchCase: false, words: 'endings' }])
  await userEvent.click(page.getByRole('button', { name: 'Transcribe again' }))
  const form = page.getByRole('dialog', { name: 'Transcribe again' })
  await userEvent.click(form.getByRole('button', { name: 'Add 1 key term from your corrections' }))
  await expect.element(form.getByRole('list', { name: 'Added terms' })).toHaveTextContent('Əliyev')
  await expect.element(form.getByRole('textbox', { name: 'Key terms' })).toHaveFocus()
})
