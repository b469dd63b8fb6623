import { expect, test } from 'vitest'
import { languageOfText } from './language-of-text.ts'

test.each([
  ['Çatdırılma neçə gün çəkir?', 'az'],
  ['Sifarişim haradadır, və nə vaxt gələcək?', 'az'],
  ['Siparişim nerede ve ne zaman gelir?', 'tr'],
  ['Nasıl iade edebilirim?', 'tr'],
  ['Kargo ne zaman ulaşır?', 'tr'],
  ['How long does delivery take?', 'en'],
  ['Product tour for the new site', 'en'],
  ['Когда привезут заказ?', 'ru'],
  ['YouTube-да нэчэ видео вар', 'ru'],
] as const)('%s is read aloud in %s', (text, language) => {
  expect(languageOfText(text)).toBe(language)
})

test.each([
  '',
  '12:30',
  'Avaz',
  'ok',
  'Şəki'.replace('ə', 'e'),
  'Leçons en français',
  'Їжак у тумані',
  'مرحبا',
])('“%s” stays in the language of the page, because nothing tells its own', (text) => {
  expect(languageOfText(text)).toBeUndefined()
})
