import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { player } from '#src/audio/player.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { MEETING, openTranscript, projectOf, segmentText } from '#tests/support/open-transcript.tsx'
import { playWithoutSound } from '#tests/support/play-without-sound.ts'
import { pressTool } from '#tests/support/press-tool.ts'
import { quickEngines } from '#tests/support/quick-engines.ts'
import { catchSavedFiles } from '#tests/support/saved-files.ts'

const modal = page.getByRole('dialog', { name: 'Summary' })
const sentences = modal.getByRole('listitem')

async function openSummary() {
  await openTranscript()
  await expect.element(segmentText(1)).toBeVisible()
  await pressTool('Summary')
  await expect.element(modal).toBeVisible()
}

test('a summary has sentences of the transcript, each of which is heard from its time', {
  tags: 'long',
}, async () => {
  playWithoutSound()
  await openSummary()
  await expect.element(sentences.nth(6)).toBeVisible()
  await userEvent.click(modal.getByRole('radio', { name: 'Short' }))
  await expect.poll(() => sentences.elements().length).toBe(3)
  const play = modal.getByRole('button', { name: /^Play from / })
  const [, minutes, seconds] = /(\d+):(\d+)$/.exec(play.last().element().ariaLabel ?? '') ?? []
  await userEvent.click(play.last())
  await expect.element(play.last()).toHaveAttribute('aria-pressed', 'true')
  expect(player.getTime()).toBeGreaterThanOrEqual(Number(minutes) * 60 + Number(seconds))
  await userEvent.click(play.last())
  await expect.poll(() => player.getState().status).toBe('paused')
})

test('a summary is copied and downloaded as text with times and speakers', { tags: 'long' }, async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const files = catchSavedFiles()
  await openSummary()
  await userEvent.click(modal.getByRole('radio', { name: 'Short' }))
  await userEvent.click(modal.getByRole('button', { name: 'Copy' }))
  await expect.element(page.getByText('Text copied')).toBeVisible()
  const [text = ''] = copied.mock.lastCall ?? []
  const lines = text.split('\n\n')
  expect(lines).toHaveLength(3)
  for (const line of lines) expect(line).toMatch(/^\d\d:\d\d {2}(?:Leyla|Elçin|Aysel): \p{Lu}.+[.?!]$/u)
  await userEvent.click(modal.getByRole('button', { name: 'Download the text' }))
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['Planlaşdırma iclası – Summary.txt'])
  expect(await files[0]?.text).toBe(`Planlaşdırma iclası\n\n${text}\n`)
})

test('a transcript that is too short for a summary says so', { tags: 'long' }, async () => {
  await openApp('/en/services', {
    scenario: 'transcripts',
    engines: quickEngines(),
    prepare(world) {
      const { id = 0 } = projectOf(world, MEETING) ?? {}
      void world.write((tx) => {
        tx.outlines.update(id, ({ block_ids }) => ({ block_ids: block_ids.slice(0, 2) }))
      })
      return `/en/services/speech-to-text/${id}`
    },
  })
  await expect.element(segmentText(1)).toBeVisible()
  await pressTool('Summary')
  await expect.element(modal.getByText(/^The transcript is too short for a summary/)).toBeVisible()
})
