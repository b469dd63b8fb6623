import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HearingEngine, HearingUnavailableError } from '#mocks/engines/hearing/hearing-engine.ts'
import { player } from '#src/audio/player.ts'
import { openTranscript, segmentsOf, segmentText } from '#tests/support/open-transcript.tsx'

const unavailable = async () => {
  throw new HearingUnavailableError('A test wants it so.')
}

/** Finds each word a tenth of a second after the one before, at the end of its place. */
const hearing: HearingEngine = {
  findSpeech: unavailable,
  hear: unavailable,
  align: async (_file, { end }, { words }) =>
    words.map((_, index) => ({
      start: end - (words.length - index) / 10,
      end: end - (words.length - index - 1) / 10,
    })),
}

test('a typed word is lit when the recording has it, and is stored with that time', async () => {
  const { world } = await openTranscript(undefined, { hearing })
  await expect.element(segmentText(2)).toBeVisible()
  const before = segmentsOf(world)[1]
  await userEvent.fill(segmentText(2), 'Bunu biz dedik.')
  const end = before?.segment?.end ?? 0
  const stored = () => segmentsOf(world)[1]?.segment?.words.map(({ text, start }) => [text, start.toFixed(2)])
  await expect
    .poll(stored)
    .toEqual(['Bunu', 'biz', 'dedik.'].map((text, index) => [text, (end - (3 - index) / 10).toFixed(2)]))
  await expect.element(segmentText(2)).toHaveValue('Bunu biz dedik.')
  await userEvent.click(page.getByRole('button', { name: 'Play the recording' }))
  await expect.element(page.getByRole('region', { name: 'Player' })).toBeVisible()
  player.pause()
  player.seek(end - 0.15)
  const lit = () => [...(CSS.highlights.get('spoken') ?? [])].map(String)
  await expect.poll(lit).toEqual(['biz'])
  player.close()
})
