import { expect, test } from 'vitest'
import { plainHtml, plainSelector } from './plain-html.ts'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** The page as parsed by the browser, without the parts removed on purpose. */
function expected(html: string) {
  const page = parse(html)
  for (const element of page.querySelectorAll('script,style,noscript,base,meta,link')) element.remove()
  const comments = page.createTreeWalker(
    page,
    NodeFilter.SHOW_COMMENT | NodeFilter.SHOW_PROCESSING_INSTRUCTION,
  )
  const all: Node[] = []
  for (let node = comments.nextNode(); node; node = comments.nextNode()) all.push(node)
  for (const node of all) node.parentNode?.removeChild(node)
  for (const element of page.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (!/^(?:style|on[a-z]+)$/.test(name)) continue
      element.removeAttribute(name)
      element.setAttribute(`data-avaz-${name}`, value)
    }
  }
  page.normalize()
  return page
}

test.each([
  '<p>a<br>b</p>',
  '<p CLASS=a style="color:red" onclick=\'go("x>y")\'>a</p>',
  '<div onmouseover=alert(1)/x>a</div>',
  '<img src=x onerror="a"><p>b',
  '<script>if (a < b) "</p>"</script><p>after</p>',
  '<SCRIPT>1</script ><p>after</p><style>p > a {}</style>b',
  '<p>before</p><noscript><img src=x></noscript><p>after</p>',
  '<!-- <p>no</p> --><p>yes</p><!--> <p>b</p> -->',
  '<!doctype html><html lang="az"><head><title>a < b</title><base href="/x"><meta charset=utf-8></head><body class="x">y</body></html>',
  '3 < 4 and <5 &lt; 6 <',
  '<p title="a > b" data-x=\'"\'>c</p>',
  '<p a="1"b="2">c</p>',
  '<p =x y= z>c</p>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><p>d</p>',
  '<table><tr><td>1<td>2</table>',
  '<textarea>&lt;p onclick="1"&gt;</textarea><p>e</p>',
  '</p x="y">a<?php echo 1 ?>b<!unknown>c',
  '<script>never closed <p>x</p>',
  '<p class="never closed',
])('%s gives the same page without the parts that are never read', (html) => {
  expect(parse(plainHtml(html)).documentElement.outerHTML).toBe(expected(html).documentElement.outerHTML)
})

test('a selector with a renamed attribute finds the same elements', () => {
  const page = parse(plainHtml('<p style="color: red">a</p><p onclick="x">b</p><p data-style>c</p>'))
  const texts = (selector: string) =>
    Array.from(page.querySelectorAll(plainSelector(selector)), ({ textContent }) => textContent)
  expect(texts('[style*="red"]')).toEqual(['a'])
  expect(texts('p[ onclick ]')).toEqual(['b'])
  expect(texts('[data-style]')).toEqual(['c'])
})
