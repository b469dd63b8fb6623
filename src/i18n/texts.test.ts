import { describe, expect, test } from 'vitest'
import { locales } from './locales.ts'

const files = import.meta.glob<object>('../../locales/*/*.json', { import: 'default', eager: true })
const PLURAL = /_(zero|one|two|few|many|other)$/
const categories = { az: ['one', 'other'], tr: ['one', 'other'], en: ['one', 'other'] } as const
const russian = ['few', 'many', 'one', 'other'] as const

function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  )
}

function textsOf(locale: string, namespace: string) {
  return new Map(flatten(files[`../../locales/${locale}/${namespace}.json`] ?? {}))
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort()

const namespaces = Object.keys(files).flatMap((path) => /\/az\/(\w+)\.json$/.exec(path)?.[1] ?? [])

describe.each(namespaces)('%s', (namespace) => {
  const base = textsOf('az', namespace)
  const stems = (texts: Map<string, string>) => [
    ...new Set([...texts.keys()].map((key) => key.replace(PLURAL, ''))),
  ]

  test.each(locales.map(({ code }) => code))(
    '%s has the same keys, none empty, with the same values in them',
    (code) => {
      const texts = textsOf(code, namespace)
      expect(stems(texts).sort()).toEqual(stems(base).sort())
      for (const [key, text] of texts) {
        expect(text.trim(), key).not.toBe('')
        const same = base.get(key) ?? base.get(key.replace(PLURAL, '_other')) ?? ''
        expect(placeholders(text), key).toEqual(placeholders(same))
      }
    },
  )

  test.each(locales.map(({ code }) => code))('%s has every plural its language needs', (code) => {
    const found = new Map<string, string[]>()
    for (const key of textsOf(code, namespace).keys()) {
      const category = PLURAL.exec(key)?.[1]
      if (category)
        found.set(key.replace(PLURAL, ''), [...(found.get(key.replace(PLURAL, '')) ?? []), category])
    }
    const needed = code === 'ru' ? russian : categories[code]
    for (const [stem, has] of found) expect(has.sort(), stem).toEqual([...needed])
  })
})
