import { expect, test } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import { readWav } from '#mocks/engines/audio/read-wav.ts'
import type { Project } from '#src/contract/project.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { DUBBING, dubbed, exportedDub, filmDraft } from '#tests/support/backend/dubbing-project.ts'
import { speakAsStranger, wavFile } from '#tests/support/backend/transcript-project.ts'

const { az, en } = languageIds

test('only the chosen part of a film is transcribed, translated and changed', { tags: 'long' }, async () => {
  const client = await customerIn()
  const sentences = ['The meeting begins at ten.', 'Please bring your own cup.', 'And now the news.']
  const sound = await speakAsStranger(sentences, { gapSeconds: 2 })
  const seconds = sound.samples.length / sound.sampleRate
  const part = { start: seconds / 3 + 0.3, end: (2 * seconds) / 3 + 0.3 }
  const { id } = await filmDraft(client, wavFile(sound), {
    source_language: en,
    target_languages: [az],
    part,
  })
  const { body } = await dubbed(client, id)
  expect(body.blocks.length).toBeGreaterThan(0)
  for (const { start = 0, end = 0 } of body.blocks) {
    const middle = ((start ?? 0) + (end ?? 0)) / 2
    expect(middle).toBeGreaterThanOrEqual(part.start)
    expect(middle).toBeLessThanOrEqual(part.end)
  }
  const file = await exportedDub(client, id, { format: 'wav', language: az })
  const whole = readWav(new Uint8Array(await file.arrayBuffer()))
  expect(whole.samples.length / whole.sampleRate).toBeCloseTo(seconds, 1)
  expect(whole.sampleRate).toBe(sound.sampleRate)
  const before = whole.samples.subarray(0, Math.floor((part.start - 0.2) * sound.sampleRate))
  // Samples are rounded by the conversion.
  expect(before.every((sample, at) => Math.abs(sample - (sound.samples[at] ?? 0)) <= 2)).toBe(true)
})

test('a part without an end lasts to the end of the file, whose length only the service knows', async () => {
  const client = await customerIn()
  const { project } = await client.post<{ project: Project }>(`${DUBBING}/init`, {
    source_url: 'https://samples.avaz.example/tour-en.wav',
    dubbing: { target_languages: [az], part: { start: 5 } },
  })
  const { source, part } = project.body.dubbing ?? {}
  expect(part).toEqual({ start: 5, end: source?.duration })
})
