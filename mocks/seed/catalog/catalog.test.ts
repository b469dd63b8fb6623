import { expect, test } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import { voices } from '#mocks/catalog/voices.ts'
import {
  formatRows as formats,
  languageRows as languages,
  serviceRows as services,
} from '#mocks/services/catalogue.ts'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import { genders } from '#src/contract/primitives.ts'

test('each language of the product has voices of both genders, all with different names', () => {
  for (const id of Object.values(languageIds)) {
    const speaking = voices.filter(({ language_ids }) => language_ids.includes(id))
    expect(speaking.length).toBeGreaterThanOrEqual(6)
    for (const gender of [genders.WOMAN, genders.MAN]) {
      expect(speaking.filter((voice) => voice.gender === gender).length).toBeGreaterThanOrEqual(3)
    }
    const sounds = speaking.map(({ gender, timbre }) => `${gender} ${timbre}`)
    expect(new Set(sounds).size).toBe(sounds.length)
  }
  expect(new Set(voices.map(({ name }) => name)).size).toBe(voices.length)
  expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length)
})

test('a voice is described by its sound and its use', () => {
  expect(voices[0]?.description).toMatchObject({
    az: 'Kitab və hekayələr üçün aydın qadın səsi.',
    tr: 'Kitap ve hikâyeler için net kadın sesi.',
    en: 'Clear woman’s voice for books and stories.',
    ru: 'Чистый женский голос для книг и рассказов.',
  })
})

test('every service exists, with files to export except for clones, readers and bots', () => {
  expect(services.map(({ slug }) => slug)).toEqual(serviceSlugs)
  const exporting = services.filter(({ slug }) => formats.some((format) => format.services.includes(slug)))
  expect(services.filter((service) => !exporting.includes(service)).map(({ slug }) => slug)).toEqual([
    'cloning',
    'website-reader',
    'chat-bot',
  ])
  for (const language of languages) expect(language.services.length).toBeGreaterThan(0)
})
