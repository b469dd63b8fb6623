import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openTranscript } from '#tests/support/open-transcript.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('the original recording is saved under its file name', { tags: 'long' }, async () => {
  await openTranscript()
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Download the recording' }))
  await expect.poll(() => saved).toEqual(['meeting-az.wav'])
})
