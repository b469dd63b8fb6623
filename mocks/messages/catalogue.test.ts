import { expect, test } from 'vitest'
import { en as product } from '#mocks/messages/en.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { type MessageKey, say } from './catalogue.ts'
import { en as machinery } from './requests/en.ts'

const keys = Object.keys({ ...machinery, ...product }) as MessageKey[]
const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()
const others = LocaleCode.options.filter((locale) => locale !== 'en')

test.each(others)('every message of the server exists in %s, with the same values', (locale) => {
  for (const key of keys) {
    const [english, text] = [say('en', key), say(locale, key)]
    expect(text.trim(), key).not.toBe('')
    expect(new Set(valuesIn(text)), key).toEqual(new Set(valuesIn(english)))
    expect(text, key).not.toBe(english)
  }
})
