import { expect, test } from 'vitest'
import { genders } from '#src/contract/primitives.ts'
import type { Voice } from '#src/contract/voices.ts'
import { compareTexts } from '#src/lib/collate.ts'
import { matchesWords } from '#src/lib/match-words.ts'
import { selectVoices, type VoiceFilter, type VoiceSort } from './select-voices.ts'

const voice = (id: number, name: string, rest: Partial<Voice> = {}): Voice => ({
  id,
  name,
  description: '',
  language_ids: [1],
  gender: genders.WOMAN,
  age: 'young',
  use_case: 'news',
  category: 'premade',
  preview_url: '',
  is_favorite: false,
  is_owner: false,
  price_multiplier: 1,
  usage_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  ...rest,
})

const voices = [
  voice(1, 'Şahin', { usage_count: 5, accent: 'Bakı' }),
  voice(2, 'Zaur', { usage_count: 9, price_multiplier: 0.8, gender: genders.MAN, is_favorite: true }),
  voice(3, 'İlqar', { created_at: '2026-05-01T00:00:00.000Z', age: 'old', is_owner: true }),
  voice(4, 'Inci', { price_multiplier: 1.5, language_ids: [1, 3], use_case: 'education' }),
]

const anything: VoiceFilter = {
  tab: 'all',
  searched: '',
  language: undefined,
  gender: undefined,
  age: undefined,
  useCase: undefined,
  sort: 'name',
}

const namesBy = (filter: Partial<VoiceFilter>, recent: readonly number[] = []) =>
  selectVoices(voices, { ...anything, ...filter }, recent, {
    compare: (a, b) => compareTexts(a, b, 'az'),
    matches: (text, searched) => matchesWords(text, searched, 'az'),
  }).map(({ name }) => name)

test.each<[VoiceSort, string[]]>([
  ['name', ['Inci', 'İlqar', 'Şahin', 'Zaur']],
  ['popular', ['Zaur', 'Şahin', 'Inci', 'İlqar']],
  ['newest', ['İlqar', 'Inci', 'Şahin', 'Zaur']],
  ['cheapest', ['Zaur', 'İlqar', 'Şahin', 'Inci']],
])(
  'voices are sorted by %s, and equal ones by name in Azerbaijani order: ı before i, ş after s',
  (sort, names) => {
    expect(namesBy({ sort })).toEqual(names)
  },
)

test.each<[Partial<VoiceFilter>, string[]]>([
  [{ tab: 'favorites' }, ['Zaur']],
  [{ tab: 'mine' }, ['İlqar']],
  [{ language: 3 }, ['Inci']],
  [{ gender: genders.MAN }, ['Zaur']],
  [{ age: 'old' }, ['İlqar']],
  [{ useCase: 'education' }, ['Inci']],
  [{ gender: genders.WOMAN, age: 'young', useCase: 'news' }, ['Şahin']],
  [{ tab: 'favorites', gender: genders.WOMAN }, []],
])('tab and filters apply together: %o', (filter, names) => {
  expect(namesBy(filter)).toEqual(names)
})

test('recently used voices are sorted by last use, whatever order is chosen', () => {
  expect(namesBy({ tab: 'recent', sort: 'popular' }, [3, 1])).toEqual(['İlqar', 'Şahin'])
})

test('search follows the language: i matches İ and ı matches I; every word is searched separately', () => {
  expect(namesBy({ searched: 'ilq' })).toEqual(['İlqar'])
  expect(namesBy({ searched: 'INCI' })).toEqual([])
  expect(namesBy({ searched: ' bakı  ŞAH ' })).toEqual(['Şahin'])
})

test('letters typed without diacritics find names that have them', () => {
  expect(namesBy({ searched: 'sahin' })).toEqual(['Şahin'])
  expect(namesBy({ searched: 'ilqar' })).toEqual(['İlqar'])
  expect(namesBy({ searched: 'BAKI' })).toEqual(['Şahin'])
  expect(namesBy({ searched: 'zäur' })).toEqual([])
})
