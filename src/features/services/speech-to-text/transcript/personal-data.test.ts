import { expect, test } from 'vitest'
import { findPersonalData } from './personal-data.ts'

const speakers = [
  { id: '1', name: 'Nərgiz' },
  { id: '2', name: 'Danışan 2' },
]

test('the name of a speaker is found where somebody says it, and only then', () => {
  expect(findPersonalData(speakers, ['Sağ ol, Nərgiz.'])).toMatchObject([{ text: 'Nərgiz' }])
  expect(findPersonalData(speakers, ['Bu gün hava yaxşıdır.'])).toEqual([])
})
