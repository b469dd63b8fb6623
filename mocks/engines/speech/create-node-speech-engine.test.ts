import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LocaleCode } from '#src/contract/primitives.ts'
import { timbreFor } from '#tests/support/backend/timbre-for.ts'
import { cuesFromWords } from '../subtitles/cues-from-words.ts'
import { createNodeSpeechEngine } from './create-node-speech-engine.ts'
import type { SpeechLocale, SpeechRequest, SpokenAudio } from './speech-engine.ts'

const engine = createNodeSpeechEngine()

function speak(text: string, locale: SpeechLocale, rest: Partial<SpeechRequest> = {}): Promise<SpokenAudio> {
  return engine.speak({ text, locale, timbre: timbreFor(0, 'woman'), speed: 1, pitch: 0, ...rest })
}

function fingerprint({ samples }: SpokenAudio): string {
  return createHash('sha256').update(samples).digest('hex')
}

function expectSoundTimings({ words, duration, samples, sampleRate }: SpokenAudio): void {
  expect(duration).toBeCloseTo(samples.length / sampleRate, 6)
  let previous = 0
  for (const { start, end } of words) {
    expect(start).toBeGreaterThanOrEqual(previous)
    expect(end).toBeGreaterThanOrEqual(start)
    previous = end
  }
  expect(previous).toBeLessThanOrEqual(duration)
}

const everyday: Record<SpeechLocale, string> = {
  az: 'Salam, dünya! Bu gün hava çox gözəldir: Gəncə şəhərində 1,234 dərəcə. “Əla” — dedi 😂 (gəl).',
  tr: 'Merhaba, dünya! 3. gün İstanbul\'da saat 15:30; "hava" çok güzel… Değil mi? 😂 Evet - tamam.',
  en: "Hello, world! Dr. Smith paid $1,234.50 for “the best of the rest” — e.g. 50% 😂 don't stop.",
  ru: 'Привет, мир! Сегодня 25 градусов; «hello world» и так далее… 1 000 рублей 😂 – всё.',
}

describe.each(LocaleCode.options)('speech in %s', (locale) => {
  test('has every word of the text in order, within the sound', { tags: 'long' }, async () => {
    const audio = await speak(everyday[locale], locale)
    expect(audio.words.map((word) => word.text)).toEqual(everyday[locale].split(/\s+/))
    expectSoundTimings(audio)
    expect(audio.duration).toBeGreaterThan(4)
  })

  test('gives words a length that fits their letters', { tags: 'long' }, async () => {
    const audio = await speak(everyday[locale], locale)
    for (const { text, start, end } of audio.words) {
      const letters = text.match(/\p{L}/gu)?.length ?? 0
      if (letters < 2) continue
      expect(end - start, text).toBeGreaterThan(0.04)
      expect(end - start, text).toBeLessThan(0.5 + letters * 0.35)
    }
  })

  test('reads 3,000 characters', { tags: 'long' }, async () => {
    const text = `${everyday[locale]} `.repeat(40).slice(0, 3000)
    const audio = await speak(text, locale)
    expect(audio.words.map((word) => word.text)).toEqual(text.trim().split(/\s+/))
    expectSoundTimings(audio)
    const timeless = audio.words.filter((word) => /\p{L}{2}/u.test(word.text) && word.end - word.start < 0.03)
    expect(timeless.length / audio.words.length).toBeLessThan(0.02)
  })
})

test.each(LocaleCode.options)('speech is silent for a text without words (%s)', async (locale) => {
  for (const text of ['', '   \n\t ', '… — !', '\u0000\u200b']) {
    const audio = await speak(text, locale)
    expect(audio.duration).toBeLessThan(0.5)
    expectSoundTimings(audio)
  }
  expect((await speak('', locale)).words).toEqual([])
  expect((await speak('… !', locale)).words.map((word) => word.text)).toEqual(['…', '!'])
})

test.each([
  ['control characters', 'one \u0001two\u0007 \u001bthree\u0000', ['one', 'two', 'three']],
  ['right-to-left text', 'שלום עולם مرحبا \u202ehello\u202c', ['שלום', 'עולם', 'مرحبا', '\u202ehello\u202c']],
  ['joined emoji', 'family 👨‍👩‍👧‍👦 ❤️ here', ['family', '👨‍👩‍👧‍👦', '❤️', 'here']],
  ['half a surrogate', 'good \ud83d day', ['good', 'day']],
  ['line breaks', 'first line\r\n\r\nsecond\u2028third', ['first', 'line', 'second', 'third']],
  ['one endless word', 'a'.repeat(3000), ['a'.repeat(3000)]],
  ['private-use characters', 'one \ue000\uf8ff two', ['one', '\ue000\uf8ff', 'two']],
])('speech keeps the words of %s', async (_, text, words) => {
  const audio = await speak(text, 'en')
  expect(audio.words.map((word) => word.text)).toEqual(words)
  expectSoundTimings(audio)
})

test.each([
  ['az', 'Sabahınız xeyir, dostlar. 😂'],
  ['tr', 'Günaydın arkadaşlar. 🎉'],
  ['en', 'Good morning, friends. 😂'],
  ['ru', 'Доброе утро, друзья. 👍'],
] as const)(
  'an emoji at the end of a text in %s has no time and no subtitle of its own',
  async (locale, text) => {
    const { words, duration } = await speak(text, locale)
    const last = words.at(-1)
    expect(last?.end).toBe(last?.start)
    expect(cuesFromWords([{ start: 0, end: duration, words }]).map(({ lines }) => lines)).toEqual([[text]])
  },
)

describe('markup in a text', () => {
  test('causes no pause, other voice or end of the speech', async () => {
    const [plain, paused] = await Promise.all([
      speak('one two', 'en'),
      speak('one <break time="9s"/> two', 'en'),
    ])
    expect(paused.duration).toBeGreaterThan(plain.duration + 0.5)
    expect(paused.duration).toBeLessThan(plain.duration + 5)
    const voiced = await speak('<voice name="ru"><prosody rate="900%">Hello</prosody></voice> there', 'en')
    expect(voiced.duration).toBeGreaterThan(3)
  })

  test('cannot forge the engine’s own markers', async () => {
    const audio = await speak('<mark name="3"/> one two three four', 'en')
    expectSoundTimings(audio)
    expect(audio.words.at(-1)?.start).toBeGreaterThan(audio.duration - 1)
  })

  test('is not read as phonemes in double brackets', async () => {
    const bare = await speak('[[[h@l@U]]]', 'en')
    const spelled = await speak('h@l@U', 'en')
    expect(Math.abs(bare.duration - spelled.duration)).toBeLessThan(0.6)
  })
})

test('Azerbaijani letters are pronounced as Azerbaijani', async () => {
  const reading = async (text: string, locale: SpeechLocale) => fingerprint(await speak(text, locale))
  expect(await reading('gəl', 'az')).not.toBe(await reading('gel', 'az'))
  expect(await reading('xoş', 'az')).not.toBe(await reading('hoş', 'az'))
  expect(await reading('qəhvə', 'az')).not.toBe(await reading('qəhvə', 'tr'))
  const names = ['ə', 'ğ', 'ı', 'ö', 'ü', 'ç', 'ş'].map((letter) => reading(`${letter}t`, 'az'))
  expect(new Set(await Promise.all(names)).size).toBe(names.length)
})

test('the manat sign is spoken', async () => {
  const [sign, word] = await Promise.all([speak('12 ₼', 'az'), speak('12 manat', 'az')])
  expect(fingerprint(sign)).toBe(fingerprint(word))
  expect(sign.words.map(({ text }) => text)).toEqual(['12', '₼'])
})

test('the same request gives the same sound, regardless of earlier requests', async () => {
  const before = await speak(everyday.az, 'az')
  await speak(everyday.ru, 'ru', { timbre: timbreFor(3, 'man'), speed: 2, pitch: 5 })
  const after = await speak(everyday.az, 'az')
  expect(fingerprint(after)).toBe(fingerprint(before))
  expect(after.words).toEqual(before.words)
})

test('an aborted request is rejected with its reason', async () => {
  const reason = new Error('left the page')
  const asked = engine.speak(
    { text: 'hello', locale: 'en', timbre: timbreFor(0, 'man'), speed: 1, pitch: 0 },
    { signal: AbortSignal.abort(reason) },
  )
  await expect(asked).rejects.toBe(reason)
})

test.each([
  ['az', 'Cəmi 1 250,75 oldu', 'Cəmi 1250,75 oldu'],
  ['ru', 'Всего 1 250 рублей', 'Всего 1250 рублей'],
  ['az', '№ 5 evdə', 'nömrə 5 evdə'],
  ['az', 'Qiymət 20 ₼ 50 %', 'Qiymət 20 manat 50 faiz'],
  ['tr', '%50 indirim', 'yüzde 50 indirim'],
  ['ru', 'в 14:30, 5 км', 'в 14 часов 30 минут , 5 километров'],
] as const)('in %s “%s” is read as “%s”, with the words as written', async (locale, written, said) => {
  const [audio, spelled] = await Promise.all([speak(written, locale), speak(said, locale)])
  expect(Math.abs(audio.duration - spelled.duration)).toBeLessThan(0.12)
  expect(audio.words.map(({ text }) => text)).toEqual(written.split(' '))
  expectSoundTimings(audio)
  for (const { text, start, end } of audio.words) expect(end - start, text).toBeGreaterThan(0.02)
})
