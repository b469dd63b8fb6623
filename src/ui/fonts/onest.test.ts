import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { expect, test } from 'vitest'

const fontOf = (subset: string) => create(readFileSync(new URL(`./onest-${subset}.woff2`, import.meta.url)))

test.each([
  ['latin', 'ABCXYZabcxyz0123456789ıçöüÇÖÜ«»“”„’–—…·×−€'],
  ['az-tr', 'əƏğĞşŞİ₼₺₽'],
  ['latin-1', 'ñÑåÅøØßàãèêëìíïòóôõùúýÿ'],
  ['latin-ext', 'čČłŁőŐșȘžŽ'],
  ['cyrillic', 'АБВЁЖЩЪЫЬЭЮЯабвёжщъыьэюя№'],
])('the %s file has every letter it is loaded for', (subset, letters) => {
  const font = fontOf(subset)
  const missing = Array.from(letters).filter(
    (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )
  expect(missing).toEqual([])
})

test('digits have equal widths in columns', () => {
  expect(fontOf('latin').availableFeatures).toContain('tnum')
})
