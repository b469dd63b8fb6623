import { expect } from 'vitest'

const FIELDS = 'input, textarea'

const valuesOfFields = () =>
  [...document.querySelectorAll<HTMLInputElement>(FIELDS)].map(({ value }) => value)

/** Everything there is to read, hear or find in a field. */
export function wordsOnPage() {
  const names = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
  return [document.body.textContent, ...names, ...valuesOfFields()].join('\n')
}

/** What is wider than the page or than the dialog it is in. */
function wide() {
  const page = document.documentElement
  const boxes = [page, ...document.querySelectorAll('dialog[open]')]
  return boxes
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName }) => tagName)
}

/** None of the strings has been run or taken for markup, and the page fits its width. */
export function expectNoHarm() {
  expect('wasRun' in globalThis).toBe(false)
  const taken = document.querySelectorAll(
    'body script:not([src]), img[src="x"], iframe, svg[onload], base, style[data-x]',
  )
  expect([...taken].map(({ outerHTML }) => outerHTML)).toEqual([])
  expect(document.querySelectorAll('[onmouseover], [onerror], a[href^="javascript:"]')).toHaveLength(0)
  expect(wide()).toEqual([])
}
