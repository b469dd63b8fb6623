import { expect, onTestFinished, test } from 'vitest'
import { paragraphsOf, plainText } from '#src/rules/article-text.ts'
import page from '#tests/support/files/65-page-hidden-and-hyphens.html?raw'
import { highlightedTexts, startOnPage } from '#tests/support/start-on-page.ts'
import { readArticle } from './read-article.ts'
import { readPage } from './read-page.ts'

const HEARD = [
  'Electricity prices',
  'First line second line third line.',
  'More about it',
  'Price per kWh is 0.08 AZN.',
  'Day tariff',
  'Summer',
  'Winter',
  'Night tariff',
  'A meter.',
  '漢 x=2',
]

const tested = async (html: string) => {
  const read = await readPage(html, new AbortController().signal)
  return readArticle(read, 'article', []).paragraphs.map(({ text }) => text)
}

/** Text of a rendered page, as the player reads it. */
function drawn(html: string, css = ''): string[] {
  const holder = document.body.appendChild(document.createElement('div'))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    holder.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  })
  holder.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  const article = holder.querySelector('article')
  return article ? paragraphsOf(article, '').map(({ text }) => plainText(text)) : []
}

test('the player and the selector test read what the page shows, and nothing that it hides', async () => {
  expect(await tested(page)).toEqual(HEARD)
  expect(drawn(page)).toEqual(HEARD)
})

const CSS = `.menu { display: none } .menu.open { display: block } .gone { visibility: hidden }
  @media print { p { display: none } } .back { visibility: visible } .contents { display: contents }`
const SHEETED = `<style>${CSS}</style><article><p class="menu">NO</p><p class="menu open">Open.</p>
  <p class="gone">NO</p><p>Seen.</p><div class="contents"><p>Inner.</p></div>
  <h2><button type="button">A question?</button></h2><dialog>NO</dialog></article>`

test('content hidden by style sheets is not read', async () => {
  const heard = ['Open.', 'Seen.', 'Inner.', 'A question?']
  expect(await tested(SHEETED)).toEqual(heard)
  expect(drawn(SHEETED, CSS)).toEqual(heard)
})

test('a closed popover and the source of a formula are not read', async () => {
  const html = `<article><p>Area <math><semantics><mi>r</mi><annotation encoding="application/x-tex">NO</annotation></semantics></math>.</p>
    <div popover><p>NO</p></div><p>Seen.</p></article>`
  expect(await tested(html)).toEqual(['Area r.', 'Seen.'])
  expect(drawn(html)).toEqual(['Area r.', 'Seen.'])
})

test('a number that is not a note reference is read; a reference in brackets is not', async () => {
  const html =
    '<article><p>See <a href="#t">7</a>, 10<sup>2</sup><a href="#n">[3]</a><a href="#m"><sup>4</sup></a>.</p></article>'
  expect(await tested(html)).toEqual(['See 7, 102.'])
})

test('a word with a soft hyphen is highlighted as one', async () => {
  const { shadow } = await startOnPage({
    html: '<article><h1>Sal&shy;am</h1><p>Bu bi&shy;rin&shy;ci abzasdır.</p></article>',
  })
  const scrub = shadow?.querySelector('input')
  if (scrub) scrub.value = '0.65'
  scrub?.dispatchEvent(new Event('input'))
  await expect.poll(highlightedTexts).toEqual(['bi\u00adrin\u00adci'])
})
