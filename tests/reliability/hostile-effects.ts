import { expect } from 'vitest'

const FIELDS = 'input, textarea'

const valuesOfFields = () =>
  [...document.querySelectorAll<HTMLInputElement>(FIELDS)].map(({ value }) => value)

/** Visible text, accessible names and values of fields. */
export function wordsOnPage() {
  const names = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
  return [document.body.textContent, ...names, ...valuesOfFields()].join('\n')
}

/** Elements wider than the page or their dialog. */
function elementsTooWide() {
  const page = document.documentElement
  const boxes = [page, ...document.querySelectorAll('dialog[open]')]
  return boxes
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName }) => tagName)
}

/** Expects that no string was executed or parsed as markup, and that the page fits its width. */
export function expectNoHarm() {
  expect('wasRun' in globalThis).toBe(false)
  const taken = document.querySelectorAll(
    'body script:not([src]), img[src="x"], iframe, svg[onload], base, style[data-x]',
  )
  expect([...taken].map(({ outerHTML }) => outerHTML)).toEqual([])
  expect(document.querySelectorAll('[onmouseover], [onerror], a[href^="javascript:"]')).toHaveLength(0)
  expect(elementsTooWide()).toEqual([])
}
