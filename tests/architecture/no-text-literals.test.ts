import { expect, test } from 'vitest'
import { findTextLiterals } from '#tests/support/find-text-literals.ts'
import { projectFiles } from '#tests/support/project-files.ts'

test('texts for customers come from locales, never from TSX', () => {
  const files = projectFiles(['src'], ['.tsx']).filter(({ path }) => !path.endsWith('.test.tsx'))
  const found = files.flatMap(({ path, text }) =>
    findTextLiterals(text).map((literal) => `${path}: ${literal}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['between tags', 'const a = <p>Salam</p>', 'Salam'],
  ['in an expression', "const a = <p>{'Salam'}</p>", 'Salam'],
  ['in a template', 'const a = <p>{`Salam $'.concat('{name}`}</p>'), 'Salam'],
  ['in a choice', "const a = <p>{isNew ? 'Yeni' : t('old')}</p>", 'Yeni'],
  ['behind a condition', "const a = <p>{isNew && 'Yeni'}</p>", 'Yeni'],
  ['in a spoken attribute', 'const a = <button aria-label="Bağla" />', 'Bağla'],
  ['in a title with braces', "const a = <Modal title={'Səs'} />", 'Səs'],
  ['deep in a function', 'function A() { return items.map(() => <li><b>Səs</b></li>) }', 'Səs'],
])('text %s is found', (_where, source, text) => {
  expect(findTextLiterals(source)).toContain(text)
})

test('keys, classes, signs and numbers do not count as text', () => {
  const source =
    'const a = <p className="flex" id="main" title={t("a.b")}>{t("a.c")} · {1} {isNew && <B />}</p>'
  expect(findTextLiterals(source)).toEqual([])
})
