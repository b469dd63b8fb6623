import { expect, test } from 'vitest'
import { secondsOfSpeech } from '#src/rules/voice-activity.ts'
import { organ, readingAt, wavOf, withNoise } from '#tests/support/english-reading.ts'
import { createNodeHearingEngine } from './create-node-hearing-engine.ts'
import { HEARING_RATE } from './hearing-engine.ts'

const engine = createNodeHearingEngine()

const speechIn = (sound: Float32Array) =>
  engine.findSpeech(wavOf(sound), { start: 0, end: sound.length / HEARING_RATE })

test.each([
  ['as it was recorded', (sound: Float32Array) => sound],
  ['32 dB quieter', (sound: Float32Array) => sound.map((sample) => sample * 10 ** (-32 / 20))],
  ['in noise that is as loud', (sound: Float32Array) => withNoise(sound, 0)],
])('the detector finds a reading %s', async (_, make) => {
  const reading = await readingAt()
  const pause = new Float32Array(3 * HEARING_RATE)
  const speech = await speechIn(make(Float32Array.from([...pause, ...reading, ...pause])))
  expect(secondsOfSpeech(speech)).toBeGreaterThan((0.75 * reading.length) / HEARING_RATE)
  expect(speech[0]?.start).toBeGreaterThan(2.5)
  expect(speech.at(-1)?.end).toBeLessThan(reading.length / HEARING_RATE + 3.5)
})

test('the detector takes neither music nor noise nor a tone for speech', async () => {
  const seconds = 6
  const tone = Float32Array.from(
    { length: seconds * HEARING_RATE },
    (_, at) => 0.3 * Math.sin((2 * Math.PI * 220 * at) / HEARING_RATE),
  )
  const swelling = withNoise(new Float32Array(seconds * HEARING_RATE).fill(0.1), 0).map(
    (sample, at) => sample * Math.abs(Math.sin((Math.PI * at) / HEARING_RATE)),
  )
  for (const sound of [organ(seconds), swelling, tone]) expect(await speechIn(sound)).toEqual([])
})
