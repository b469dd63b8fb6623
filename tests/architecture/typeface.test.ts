import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import { projectFiles, ROOT } from '#tests/support/project-files.ts'

const FOLDER = join(ROOT, 'src', 'ui', 'fonts')

interface Face {
  readonly file: string
  readonly ranges: readonly (readonly [from: number, to: number])[]
}

function faces(): readonly Face[] {
  const css = readFileSync(join(FOLDER, 'onest.css'), 'utf8')
  return [...css.matchAll(/url\('\.\/([\w-]+\.woff2)'\)[^}]*unicode-range:\s*([^;]+);/g)].map(
    ([, file = '', text = '']) => ({
      file,
      ranges: text.split(',').map((range) => {
        const [from = 0, to = from] = range
          .trim()
          .slice(2)
          .split('-')
          .map((code) => Number.parseInt(code, 16))
        return [from, to] as const
      }),
    }),
  )
}

const textsOf = projectFiles(['locales'], ['.json']).map(({ text }) => text)
const used = [...new Set(textsOf.join('₼'))].filter((sign) => sign > ' ')

test('our typeface has a glyph for every character of our texts, so that no system font replaces it', () => {
  const loaded = faces().map((face) => ({
    ...face,
    font: fontkit.create(readFileSync(join(FOLDER, face.file))),
  }))
  const foreign = used.filter((sign) => {
    const code = sign.codePointAt(0) ?? 0
    // Browsers also prefer the last declaration.
    const face = loaded.findLast(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
    return !(face && 'hasGlyphForCodePoint' in face.font && face.font.hasGlyphForCodePoint(code))
  })
  expect(foreign).toEqual([])
})
