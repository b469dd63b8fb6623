import { expect, test } from 'vitest'
import { timbres } from '#mocks/catalog/timbres.ts'
import type { VoiceTimbre } from '#mocks/kernel/rows/voice-timbre.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { timbreFor } from '#tests/support/backend/timbre-for.ts'
import { fundamentalFrequency } from '../audio/fundamental-frequency.ts'
import { createNodeSpeechEngine } from './create-node-speech-engine.ts'
import type { SpeechLocale } from './speech-engine.ts'

const engine = createNodeSpeechEngine()
const text: Record<SpeechLocale, string> = {
  az: 'Mən sabah səhər Bakıya gedirəm və orada bir həftə qalacağam',
  tr: 'Yarın sabah Ankaraya gidiyorum ve orada bir hafta kalacağım',
  en: 'Tomorrow morning I am going to the city and will stay there a week',
  ru: 'Завтра утром я поеду в город и останусь там на неделю',
}

function read(locale: SpeechLocale, timbre: VoiceTimbre, speed = 1, pitch = 0) {
  return engine.speak({ text: text[locale], locale, timbre, speed, pitch })
}

function brightness(samples: Int16Array): number {
  let changes = 0
  let energy = 1
  for (let index = 1; index < samples.length; index += 1) {
    const here = samples[index] ?? 0
    changes += (here - (samples[index - 1] ?? 0)) ** 2
    energy += here ** 2
  }
  return changes / energy
}

test.each(LocaleCode.options)('no two voices of %s sound alike', { tags: 'long' }, async (locale) => {
  const voices = [...timbres.woman, ...timbres.man]
  const measured = []
  for (const timbre of voices) {
    const audio = await read(locale, timbre)
    measured.push({
      name: timbre.variant,
      tone: fundamentalFrequency(audio) ?? 0,
      pace: audio.duration,
      brightness: brightness(audio.samples),
    })
  }
  for (const [index, one] of measured.entries()) {
    for (const other of measured.slice(index + 1)) {
      const differences = [
        Math.abs(Math.log2(one.tone / other.tone)) / 0.06,
        Math.abs(Math.log2(one.pace / other.pace)) / 0.06,
        Math.abs(Math.log2(one.brightness / other.brightness)) / 0.25,
      ]
      expect(Math.max(...differences), `${one.name} and ${other.name}`).toBeGreaterThan(1)
    }
  }
})

test('women’s voices are higher than men’s', { tags: 'long' }, async () => {
  for (const [index, woman] of timbres.woman.entries()) {
    const [her, him] = [await read('az', woman), await read('az', timbreFor(index, 'man'))]
    expect(fundamentalFrequency(her)).toBeGreaterThan(fundamentalFrequency(him) ?? Number.POSITIVE_INFINITY)
  }
})

test.each(LocaleCode.options)('speed 2 halves the time, 0.5 doubles it (%s)', async (locale) => {
  const timbre = timbreFor(1, 'woman')
  const normal = await read(locale, timbre)
  const fast = (await read(locale, timbre, 2)).duration / normal.duration
  expect(fast).toBeGreaterThan(0.44)
  expect(fast).toBeLessThan(0.56)
  const slow = (await read(locale, timbre, 0.5)).duration / normal.duration
  expect(slow).toBeGreaterThan(1.7)
  expect(slow).toBeLessThan(2.3)
})

test.each([-12, -6, 6, 12])('a pitch of %i semitones changes the tone by as much', async (semitones) => {
  const timbre = timbreFor(0, 'woman')
  const tone = fundamentalFrequency(await read('az', timbre)) ?? 0
  const moved = fundamentalFrequency(await read('az', timbre, 1, semitones)) ?? 0
  expect(12 * Math.log2(moved / tone)).toBeGreaterThan(semitones - 2)
  expect(12 * Math.log2(moved / tone)).toBeLessThan(semitones + 2)
})

test('a voice id always has the same timbre; ids beyond the table start over', () => {
  expect(timbreFor(3, 'man')).toBe(timbres.man[3])
  expect(timbreFor(11, 'man')).toBe(timbres.man[3])
  expect(timbreFor(-2, 'woman')).toBe(timbres.woman[2])
  expect(() => timbreFor(Number.NaN, 'man')).toThrow(RangeError)
})
