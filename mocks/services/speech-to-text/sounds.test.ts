import { expect, test } from 'vitest'
import { seededChance } from '#mocks/domain/chance.ts'
import { joinAudio } from '#mocks/engines/audio/join-audio.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { draftOf, speakAsStranger, transcribed, wavFile } from '#tests/support/backend/transcript-project.ts'

const NOTES = [262, 330, 392, 523, 440, 349]

const sound = (sampleRate: number, seconds: number, at: (time: number) => number) => ({
  sampleRate,
  samples: Int16Array.from({ length: seconds * sampleRate }, (_, index) => 6000 * at(index / sampleRate)),
})

async function withSounds() {
  const talk = await speakAsStranger(['The meeting begins at ten.'])
  const chance = seededChance(3)
  const melody = sound(talk.sampleRate, 4, (time) =>
    Math.sin(2 * Math.PI * (NOTES[Math.floor(time * 2) % NOTES.length] ?? 262) * time),
  )
  const rustle = sound(talk.sampleRate, 3, () => chance() - 0.5)
  const { samples, sampleRate, starts } = joinAudio([talk, melody, rustle], 2)
  return { file: wavFile({ samples, sampleRate }), starts }
}

test('music and noise are transcribed at their positions, without a speaker', async () => {
  const client = await customerIn()
  const { file, starts } = await withSounds()
  const { id } = await draftOf(client, file, { language: 3, audio_events: true })
  const { blocks } = (await transcribed(client, id)).project.body
  const [music, noise] = blocks.filter(({ text }) => text.startsWith('['))
  expect(music).toMatchObject({ text: '[music]', speaker_id: null })
  expect(music?.start).toBeCloseTo(starts[1] ?? 0, 0)
  expect(noise).toMatchObject({ text: '[noise]', speaker_id: null })
  expect(noise?.start).toBeCloseTo(starts[2] ?? 0, 0)
  expect(blocks.at(-1)).toBe(noise)
})

test('without sounds in the options none is transcribed, and no words replace them', async () => {
  const client = await customerIn()
  const { file, starts } = await withSounds()
  const { id } = await draftOf(client, file, { language: 3 })
  const { blocks } = (await transcribed(client, id)).project.body
  expect(blocks.every(({ text, end }) => !text.startsWith('[') && (end ?? 0) < (starts[1] ?? 0))).toBe(true)
})
