import { expect, test } from 'vitest'
import { isSelector } from './selector-syntax.ts'

test.each([
  'article',
  '*',
  'article .content',
  'main>article.post#top',
  ' h1 , .lead ~ p + p ',
  '[data-role="body" i]',
  "[title='</script><img onerror=x>']",
  'p:not(.ad):nth-child(2n + 1)',
  'section:has(> h2, .x) p',
  ':is(main, [role=main])',
  '.şəkil',
  '.\\31 0',
  'a:first-child',
])('%s is a selector', (text) => {
  expect(isSelector(text)).toBe(true)
})

test.each([
  '',
  '   ',
  '.',
  '#',
  'article >',
  '> p',
  'a,,b',
  'a,',
  'p::before',
  'p:nope',
  ':not(',
  ':not()',
  '[x',
  '[x="a]',
  '.1a',
  'a { color: red }',
  '<script>alert(1)</script>',
  'article;drop',
  'javascript:alert(1)',
  '"',
])('%s is none', (text) => {
  expect(isSelector(text)).toBe(false)
})
