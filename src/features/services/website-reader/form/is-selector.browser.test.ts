import { expect, test } from 'vitest'
import { isSelector } from './is-selector.ts'

test.each([
  'article',
  'main > .post[data-role="body (1]"]',
  ':not(.ad, [hidden])',
  '.\\31 0',
  '[title="\\"</script>"]',
])('%s is taken', (text) => {
  expect(isSelector(text)).toBe(true)
})

// The last four are closed by browsers at the end, and refused by the server.
test.each(['', ' ', 'p {', 'p::before', 'a,,b', '[x', ':not(p', '[x="a', ':not([x)'])(
  '%s is refused',
  (text) => {
    expect(isSelector(text)).toBe(false)
  },
)
