import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTranscript, segmentText } from '#tests/support/open-transcript.tsx'
import { pressTool } from '#tests/support/press-tool.ts'

test('a transcript is copied without names, addresses and numbers of people, and says how many', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await userEvent.fill(
    segmentText(1),
    'Leyla Məmmədova, leyla.m@poct.example, +994 50 123-45-67, planı yazdı.',
  )
  await pressTool('Copy without personal data')
  await expect.element(page.getByText(/^Copied with \d+ places struck/)).toBeVisible()
  const [text = ''] = copied.mock.lastCall ?? []
  expect(text).toContain('Speaker 1: ███, ███, ███, planı yazdı.')
  expect(text).not.toMatch(/Leyla|Məmmədova|@poct|123-45/)
})

test('the name that the customer gave a speaker is struck where another speaker says it', {
  tags: 'long',
}, async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await userEvent.fill(segmentText(1), 'Sağ ol, Zərrintac, başlayaq.')
  await userEvent.click(page.getByRole('button', { name: 'Speakers' }))
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).first(), 'Zərrintac')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await pressTool('Copy without personal data')
  await expect.element(page.getByText(/^Copied with \d+ places? struck/)).toBeVisible()
  const [text = ''] = copied.mock.lastCall ?? []
  expect(text).toContain('Sağ ol, ███, başlayaq.')
  expect(text).not.toContain('Zərrintac')
})
