import { expect, test } from 'vitest'
import { writeSite } from './write-site.ts'

const HOSTILE_SELECTORS = [
  'script',
  'style',
  'iframe[src="javascript:parent.isEvil=1"]',
  'a[href="javascript:alert(1)"]',
  'img[src="x"][onerror="alert(1)"]',
  'form[action="https://evil.example"]',
  'object[data="x"]',
  'svg[onload="alert(1)"]',
  'div[style="position:fixed"]',
  'div[onclick="alert(1)"] > base[href="https://evil.example"]',
  'article[title="</script><script>alert(1)</script>"]',
]

const HOSTILE_TEXTS = [
  'x'.repeat(100_000),
  '<script>isEvil=1</script>',
  '<img src=x onerror="isEvil=1">',
  '<style>*{display:none}</style>',
  '<a href="javascript:isEvil=1">here</a>',
]

/** Elements that run, draw or navigate by themselves. */
const ACTIVE = 'script, style, link, iframe, object, embed, img, svg, form, base, meta[http-equiv]'

const written = (site: Partial<Parameters<typeof writeSite>[1]>) => {
  const page = document.implementation.createHTMLDocument('')
  writeSite(page, {
    language: 'az',
    selector: 'article',
    skipped: [],
    paragraphs: ['Salam'],
    code: '',
    domain: 'bloq.example.az',
    as: 'bloq.example.az',
    ...site,
  })
  return page
}

test.each(HOSTILE_SELECTORS)('a reader for %s creates no active elements', (selector) => {
  for (const page of [written({ selector }), written({ skipped: [selector], paragraphs: HOSTILE_TEXTS })]) {
    expect(page.body.querySelector(ACTIVE)).toBeNull()
    const names = [...page.body.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
    expect(names.filter((name) => name.startsWith('on') || name === 'style')).toEqual([])
  }
})

test('texts, code and sites of a reader are shown as text, and its links stay on the page', () => {
  const domain = 'javascript:alert(1)//"><script>'
  const page = written({ paragraphs: HOSTILE_TEXTS, code: HOSTILE_TEXTS.join('\n'), domain })
  expect(page.body.querySelector(ACTIVE)).toBeNull()
  expect(page.querySelector('article')?.textContent).toBe(HOSTILE_TEXTS.join(''))
  // A page without an address of its own: links lead to it, whatever the name of the site.
  const links = [...page.querySelectorAll('a')].map(({ href }) => new URL(href))
  expect(links.map(({ protocol, pathname }) => protocol + pathname)).toEqual(links.map(() => 'about:blank'))
  expect(links).toHaveLength(3)
})
