import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTranscript, segmentText } from '#tests/support/open-transcript.tsx'
import { pressTool } from '#tests/support/press-tool.ts'

/** The last copied text, and the order of copying and of the ends of presses. */
function watchCopying() {
  const order: string[] = []
  const written = vi.spyOn(navigator.clipboard, 'write').mockImplementation(async () => {
    order.push('copies')
  })
  const ended = new AbortController()
  addEventListener('click', () => order.push('press ends'), { signal: ended.signal })
  onTestFinished(() => ended.abort())
  const text = async () => (await written.mock.lastCall?.[0]?.[0]?.getType('text/plain'))?.text() ?? ''
  return { order, text }
}

test('a transcript is copied without names, addresses and numbers of people, and says how many', async () => {
  const copied = watchCopying()
  await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await userEvent.fill(
    segmentText(1),
    'Leyla Məmmədova, leyla.m@poct.example, +994 50 123-45-67, planı yazdı.',
  )
  await pressTool('Copy without personal data')
  await expect.element(page.getByText(/^Copied with \d+ places struck/)).toBeVisible()
  // Although the code that strikes is loaded only then: Safari refuses later.
  expect(copied.order.slice(-2)).toEqual(['copies', 'press ends'])
  const text = await copied.text()
  expect(text).toContain('Speaker 1: ███, ███, ███, planı yazdı.')
  expect(text).not.toMatch(/Leyla|Məmmədova|@poct|123-45/)
})

test('the name that the customer gave a speaker is struck where another speaker says it', {
  tags: 'long',
}, async () => {
  const copied = watchCopying()
  await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await userEvent.fill(segmentText(1), 'Sağ ol, Zərrintac, başlayaq.')
  await userEvent.click(page.getByRole('button', { name: 'Speakers' }))
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).first(), 'Zərrintac')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await pressTool('Copy without personal data')
  await expect.element(page.getByText(/^Copied with \d+ places? struck/)).toBeVisible()
  const text = await copied.text()
  expect(text).toContain('Sağ ol, ███, başlayaq.')
  expect(text).not.toContain('Zərrintac')
})
