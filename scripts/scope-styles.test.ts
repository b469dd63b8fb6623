import { expect, test } from 'vitest'
import { scopeStyles } from './scope-styles.ts'

const flat = (css: string) => scopeStyles(css).replaceAll(/\s+/g, ' ')

test('a reset applies only inside the element of the package, in its layer', () =>
  expect(flat('@layer base { *, ::before { margin: 0 } button { color: red } }')).toBe(
    '@layer base { @scope (.avaz-ui) { *, ::before { margin: 0 } button { color: red } } }',
  ))

test('rules for the whole page apply to the element of the package', () => {
  expect(flat('@layer base { :root { --ink: #000 } body { margin: 0 } }')).toContain(
    ':scope { --ink: #000 } :scope { margin: 0 }',
  )
  expect(flat('@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --ink: #fff } }')).toBe(
    '@scope (.avaz-ui) { @media (prefers-color-scheme: dark) { :scope:not([data-theme=light]) { --ink: #fff } } }',
  )
  expect(flat('html:has(dialog:modal) { overflow: hidden }')).toContain(':scope:has(dialog:modal)')
})

test('names of properties and classes that contain a word for the page stay as they are', () =>
  expect(flat('.modal-body { --html: body; background: url("a;b{.html") }')).toBe(
    '@scope (.avaz-ui) { .modal-body { --html: body; background: url("a;b{.html") } }',
  ))

test('typefaces, animations and the order of layers stay as they are', () => {
  const names = '@layer a, b; @font-face { font-family: Onest } @keyframes rise { from { top: 0 } }'
  expect(flat(names)).toBe(names)
})
