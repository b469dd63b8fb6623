import { expect, onTestFinished, test } from 'vitest'
import { paragraphsOf, plainText } from '#src/rules/article-text.ts'
import page from '#tests/support/files/65-page-hidden-and-hyphens.html?raw'
import { highlightedTexts, startOnPage } from '#tests/support/start-on-page.ts'
import { WEB_PAGES } from '#tests/support/web-pages.ts'
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

/** Articles and their style sheet, with the paragraphs that are read. */
const PAGES: readonly {
  readonly title: string
  readonly html: string
  readonly css?: string
  readonly heard: readonly string[]
}[] = [
  {
    title: 'text of closed details is not read, in an element or not; that of open ones is',
    html: '<details><summary>More</summary>NO <i>NO</i></details><details open><summary>Rest</summary>Open.</details>',
    heard: ['More', 'Rest', 'Open.'],
  },
  {
    title: 'content that waits for a search on the page, or is not rendered, is not read',
    html: '<p hidden="until-found">NO</p><div style="content-visibility:hidden">NO<p>NO</p></div><div style="content-visibility:auto">Far down.</div>',
    heard: ['Far down.'],
  },
  {
    title: 'a folded part is not read; a shortened one is',
    html: '<div class="panel">NO<p>NO</p></div><div class="panel open"><p>Open.</p></div><div class="teaser"><p>All of it.</p></div>',
    css: '.panel { max-height: 0; overflow: hidden } .panel.open { max-height: 500px } .teaser { max-height: 1px; overflow: hidden }',
    heard: ['Open.', 'All of it.'],
  },
  {
    title: 'text that fades in as one scrolls is read',
    html: '<p style="opacity:0">Later.</p><p class="reveal">Soon.</p>',
    css: '.reveal { opacity: 0; transform: translateY(20px) }',
    heard: ['Later.', 'Soon.'],
  },
  {
    title: 'text written for screen readers is read, with what it replaces left out',
    html: '<p><span aria-hidden="true">NO</span><span class="sr-only">4 of 5 stars</span></p><h2 style="text-indent:-9999px">Sea</h2><p class="away">Far.</p>',
    css: '.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0 0 0 0); clip-path: inset(50%) } .away { position: absolute; left: -9999px }',
    heard: ['4 of 5 stars', 'Sea', 'Far.'],
  },
  {
    title: 'what cannot be used now is not read',
    html: '<div inert><p>NO</p></div><p>Seen.</p>',
    heard: ['Seen.'],
  },
  {
    title: 'controls by role and labels of fields are not read',
    html: '<p>Seen.</p><div role="button" tabindex="0">NO</div><form><label for="m">NO</label><input id="m" value="NO"></form><ul role="tablist"><li role="tab">NO</li></ul><p>Rest.</p>',
    heard: ['Seen.', 'Rest.'],
  },
  {
    title: 'a description of a picture is not read, but a letter drawn as one is part of its word',
    html: '<p><img alt="O" src="data:,">nce a ship <img alt="A ship" src="data:,">sailed.</p>',
    heard: ['Once a ship sailed.'],
  },
  {
    title: 'text that style sheets add is not read',
    html: '<p class="quote">Seen.</p>',
    css: '.quote::before { content: "NO" }',
    heard: ['Seen.'],
  },
  {
    title: 'two line breaks in a row end a paragraph',
    html: 'First<br>line.<br><br>Second.<br> <br>Third<br>line.',
    heard: ['First line.', 'Second.', 'Third line.'],
  },
  {
    title: 'readings of signs are not read in any of their forms',
    html: '<p><ruby><rb>東</rb><rb>京</rb><rtc>NO<rt>NO</rt></rtc></ruby> and <ruby>漢<rp>(</rp><rt>NO</rt><rp>)</rp></ruby></p>',
    heard: ['東京 and 漢'],
  },
  {
    title: 'an important rule wins over a later one, and a style attribute over a rule',
    html: '<p class="gone card">NO</p><p class="menu" style="display:block">Open.</p><p style="display:/**/none">NO</p><p style="DISPLAY: NONE">NO</p>',
    css: '.gone { display: none !important } .menu { display: none } .card { display: block }',
    heard: ['Open.'],
  },
  {
    title: 'words on lines of their own are apart, and letters of one word are not',
    html: '<p><span class="kicker">Xəbər</span><span class="headline">Yağış</span> gəlir<span class="note">(yeni)</span>.</p><div class="flex"><b>Bir</b><i>iki</i></div><p><span class="initial">K</span>ülək</p><p><b class="letter">S</b><b class="letter">u</b></p>',
    css: '.kicker, .headline, .note { display: block } .flex { display: flex } .initial { float: left; display: block } .letter { display: inline-block }',
    heard: ['Xəbər Yağış gəlir (yeni).', 'Bir iki', 'Külək', 'Su'],
  },
  {
    title: 'powers and fractions are read as such',
    html: '<p>10<sup>2</sup>, 10<sup>−3</sup>, <math><msup><mi>x</mi><mn>2</mn></msup></math> and <math><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>+</mo><mn>3</mn></math>, the 1<sup>st</sup></p>',
    heard: ['10², 10⁻³, x² and 1/2+3, the 1st'],
  },
  {
    title: 'struck out words are not read',
    html: '<p>Price <del>12</del> <s>10</s> <strike>9</strike> 8 AZN</p>',
    heard: ['Price 8 AZN'],
  },
  {
    title: 'names of icons, links of headings and links back from notes are not read',
    html: '<h2><a href="#a">#</a>Sea</h2><h3>Sand <a href="#b">¶</a></h3><p><i class="material-icons">home</i> Shore <span class="icon material-symbols-outlined">share</span><b role="img" aria-label="star">NO</b></p><p id="n">A note. <a href="#r">↩\ufe0e</a></p>',
    heard: ['Sea', 'Sand', 'Shore', 'A note.'],
  },
  {
    title: 'lines of signs between two scenes are not read',
    html: '<p>One.</p><p>* * *</p><p>•</p><p>—</p><p>5</p><p>Two.</p>',
    heard: ['One.', '5', 'Two.'],
  },
  {
    title: 'a part folded to no height is not read',
    html: '<div class="panel"><p>NO</p></div><p>Seen.</p>',
    css: '.panel { height: 0; overflow: hidden }',
    heard: ['Seen.'],
  },
  {
    title: 'text directly in older or larger elements is a paragraph of its own',
    html: 'One<center>Two</center><nav>Three</nav>Four',
    heard: ['One', 'Two', 'Three', 'Four'],
  },
  {
    title: 'a rule within another one hides',
    html: '<div class="card"><p class="ad">NO</p><p>Seen.</p></div>',
    css: '.card { color: black; .ad { display: none } }',
    heard: ['Seen.'],
  },
]

test.each(PAGES)('an article is read as its page is seen: $title', async ({ html, css = '', heard }) => {
  expect(await tested(`<style>${css}</style><article>${html}</article>`)).toEqual(heard)
  expect(drawn(`<article>${html}</article>`, css)).toEqual(heard)
})

test.each(WEB_PAGES)('$title: heard as it is seen', async ({ html, css = '', heard }) => {
  expect(await tested(`<style>${css}</style><article>${html}</article>`)).toEqual(heard)
  expect(drawn(`<article>${html}</article>`, css)).toEqual(heard)
})

/** A custom element that shows what is in its slots. */
function withShadow(host: Element, inner: string) {
  const { childNodes } = new DOMParser().parseFromString(inner, 'text/html').body
  host.attachShadow({ mode: 'open' }).append(...childNodes)
}

test('text of a custom element is read if its slots show it, and only then', () => {
  const html = `<article><x-card><h2 slot="title">Shown.</h2><p>Rest.</p></x-card><x-tip>NO<p>NO</p></x-tip>
    <x-tab>NO</x-tab><p>A <x-word>word</x-word> more.</p></article>`
  const shapes = {
    'x-card': '<slot name="title"></slot><slot></slot>',
    'x-tip': '<button>NO</button>',
    'x-tab': '<div hidden><slot></slot></div>',
    'x-word': '<slot></slot>',
  }
  const holder = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => holder.remove())
  holder.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  for (const [name, inner] of Object.entries(shapes))
    for (const host of holder.querySelectorAll(name)) withShadow(host, inner)
  const [article] = holder.children
  const heard = article ? paragraphsOf(article, '').map(({ text }) => plainText(text)) : []
  expect(heard).toEqual(['Shown.', 'Rest.', 'A word more.'])
})

test('text that only some screens hide is read, and only style sheets that apply to the page count', async () => {
  const sheets = `<style>@media (max-width: 600px) { .wide { display: none } } .narrow { display: none }
    @media (max-width: 600px) { .narrow { display: block } } @media screen { .gone { display: none } }</style>
    <style media="(min-width: 600px)">.narrow2 { display: none }</style><style media=print>p { display: none }</style>
    <style>@supports (display: unknown) { p { display: none } } @layer base { .low { display: none } }</style>
    <noscript><style>.lazy { display: none }</style></noscript><!-- <style>p { display: none }</style> -->`
  const html = `${sheets}<article><p class="wide">Wide.</p><p class="narrow">Narrow.</p><p class="gone">NO</p>
    <p class="narrow2">Phones.</p><p class="lazy">Lazy.</p><p class="low">NO</p>
    <p>Seen.<noscript><p>NO</p></noscript></article>`
  expect(await tested(html)).toEqual(['Wide.', 'Narrow.', 'Phones.', 'Lazy.', 'Seen.'])
})

test('an article is read while a dialog of its page hides all else', async () => {
  const html = '<main aria-hidden="true" inert><article><p>Seen.</p></article></main>'
  expect(await tested(html)).toEqual(['Seen.'])
  expect(drawn(html)).toEqual(['Seen.'])
})

test('a number that is not a note reference is read; a reference in brackets is not', async () => {
  const html =
    '<article><p>See <a href="#t">7</a>, 10<sup>2</sup><a href="#n">[3]</a><a href="#m"><sup>4</sup></a>.</p></article>'
  expect(await tested(html)).toEqual(['See 7, 10².'])
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
