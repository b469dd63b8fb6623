import { beforeEach, expect, test } from 'vitest'
import { isFocusLost } from './is-focus-lost.ts'

let button: HTMLButtonElement

beforeEach(() => {
  button = document.createElement('button')
  document.body.replaceChildren(button)
  button.focus()
})

test('a button with the focus keeps it', () => {
  expect(isFocusLost()).toBe(false)
})

test('the focus is lost when its button is removed or disabled', () => {
  button.disabled = true
  expect(isFocusLost()).toBe(true)
  button.remove()
  expect(isFocusLost()).toBe(true)
})
