import { expect, test } from 'vitest'
import { embedSnippets } from '#mocks/services/website-reader/embed-code.ts'
import { hostileReaders } from '#tests/support/backend/hostile-readers.ts'
import { colourCode } from './code-colours.ts'

const languageOf = (kind: string) => (kind === 'react' ? 'script' : 'html')

test.each(hostileReaders)('the coloured code of “$text” equals the code', (embedded) => {
  for (const { kind, code } of embedSnippets(embedded)) {
    const parts = colourCode(code, languageOf(kind), embedded.origin)
    expect(parts.map(({ text }) => text).join('')).toBe(code)
    expect(parts.map(({ at }) => at)).toEqual(
      [...new Set(parts.map(({ at }) => at))].toSorted((a, b) => a - b),
    )
    expect(parts.filter((part) => part.kind === 'origin').map(({ text }) => text)).toEqual([embedded.origin])
  }
})

test('tags, names and texts of HTML have different colours', () => {
  const parts = colourCode('<script async src="https://a.az/x"></script>', 'html', 'https://a.az')
  expect(parts.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'tag <script',
    'plain  async ',
    'name src',
    'plain =',
    'text "',
    'origin https://a.az',
    'text /x"',
    'tag >',
    'tag </script',
    'tag >',
  ])
})
