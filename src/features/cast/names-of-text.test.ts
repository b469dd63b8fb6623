import { expect, test } from 'vitest'
import { namesOf } from './names-of-text.ts'

test('a capital tells a name within a sentence, and not where a sentence starts', () => {
  const { isName, isKnown } = namesOf(['Evdə Leyla oxuyurdu. Sonra susdu.', 'Pəncərə açıq idi.'])
  expect([isName('Leyla'), isName('Evdə'), isName('Sonra'), isName('Pəncərə')]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect([isKnown('Sonra'), isKnown('oxuyurdu')]).toEqual([true, false])
})

test('a word that starts two sentences and is never small is a name', () => {
  const { isName } = namesOf(['Orxan gəldi. Orxan getdi. Bir gün keçdi. Bir il keçdi, bir də.'])
  expect([isName('Orxan'), isName('Bir')]).toEqual([true, false])
})

test('two names are one if they follow each other twice', () => {
  const { isPair } = namesOf(['O, Anna Lee idi.', 'Sonra Anna Lee getdi, Anna Smith qaldı.'])
  expect([isPair('Anna', 'Lee'), isPair('Anna', 'Smith')]).toEqual([true, false])
})
