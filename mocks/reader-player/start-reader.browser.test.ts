import { expect, onTestFinished, test } from 'vitest'
import { insertEmbedCode } from '#mocks/features/embed/insert-embed-code.ts'
import { highlightedTexts, ORIGIN, reading, startOnPage } from '#tests/support/start-on-page.ts'
import { runScript } from './run-script.ts'

test('the player is above the article and requests the sound from its own server', async () => {
  const { holder, host, asked, shadow } = await startOnPage()
  expect(holder.firstElementChild).toBe(host)
  expect(asked).toEqual([`${ORIGIN}/reader/v1/k`])
  expect(shadow?.querySelector('.title')?.textContent).toBe('Salam')
  // The two spoken paragraphs: the advertisement is only skipped if the code says so.
  expect(shadow?.querySelector('input')?.max).toBe('2.5')
})

test('a screen reader speaks the player in the language of its texts, on a page in any language', async () => {
  const { host, shadow } = await startOnPage({ data: { language: 'ru' } })
  expect(host?.getAttribute('lang')).toBe('ru')
  expect(shadow?.querySelector('.toggle')?.ariaLabel).toBe('Слушать статью')
})

test('skipped parts are not spoken, and parts without speech are omitted', async () => {
  const { shadow } = await startOnPage({ data: { skip: '[".ad","::nonsense("]' } })
  expect(shadow?.querySelector('input')?.max).toBe('1.5')
})

test('a word is highlighted while it sounds, across the elements of the page', async () => {
  const { toggle, shadow } = await startOnPage({ data: { skip: '[".ad"]' } })
  toggle?.click()
  await expect.poll(highlightedTexts).toEqual(['Salam'])
  await expect.poll(() => toggle?.getAttribute('aria-label')).toBe('Fasilə ver')
  toggle?.click()
  await expect.poll(() => toggle?.getAttribute('aria-label')).toBe('Məqaləni dinlə')
  const scrub = shadow?.querySelector('input')
  if (scrub) scrub.value = '0.65'
  scrub?.dispatchEvent(new Event('input'))
  await expect.poll(highlightedTexts).toEqual(['birinci'])
  expect(toggle?.getAttribute('aria-label')).toBe('Məqaləni dinlə')
})

test.each([
  [{ hostname: 'news.bloq.example.az', origin: 'https://news.bloq.example.az' }, 'false', false],
  [{ hostname: 'news.bloq.example.az', origin: 'https://news.bloq.example.az' }, 'true', true],
  [{ hostname: 'evilbloq.example.az', origin: 'https://evilbloq.example.az' }, 'true', false],
  [{ hostname: 'avaz.example', origin: ORIGIN }, 'false', true],
])(
  'on %o with subdomains %s it plays: %s; elsewhere it names its site',
  async (address, subdomains, reads) => {
    const { shadow, toggle, asked } = await startOnPage({ data: { subdomains }, address })
    expect(toggle instanceof HTMLButtonElement).toBe(reads)
    expect(asked).toHaveLength(reads ? 1 : 0)
    expect(shadow?.querySelector('.note')?.textContent).toBe(
      reads ? '' : 'Bu pleyer bloq.example.az saytı üçündür, ona görə burada oxumur.',
    )
  },
)

test('on a phone the place in the article has a line of its own', async () => {
  const { holder, shadow } = await startOnPage()
  holder.style.width = '320px'
  const scrub = shadow?.querySelector('input')
  const time = shadow?.querySelector('.time')
  expect(scrub?.getBoundingClientRect().width).toBeGreaterThan(160)
  expect(time?.getBoundingClientRect().top).toBeGreaterThan(scrub?.getBoundingClientRect().top ?? 0)
})

test('the player waits for an article that the page adds later', async () => {
  const { holder, host, problems } = await startOnPage({
    write: (article) => setTimeout(article),
    timeoutMs: 5_000,
  })
  expect(holder.firstElementChild).toBe(host)
  expect(problems).toEqual([])
})

test.each(['.nothing', 'p {', ''])('a page without “%s” has no player', async (selector) => {
  const { host, problems } = await startOnPage({ data: { selector } })
  expect(host).toBeNull()
  expect(problems).toEqual([`Reader: no element for ${selector}`])
})

test('a server without a response is reported, and a press retries', async () => {
  let isDown = true
  const answer = () => (isDown ? new Response(null, { status: 503 }) : Response.json(reading()))
  const { shadow, toggle } = await startOnPage({ answer })
  expect(shadow?.querySelector('.note')?.textContent).toBe('Səs yüklənmədi. Yenidən cəhd edin.')
  isDown = false
  toggle?.click()
  await expect.poll(highlightedTexts).toEqual(['Salam'])
  expect(shadow?.querySelector('.note')?.textContent).toBe('')
})

test('the player is removed with its component, and not added after that', async () => {
  const article = document.body.appendChild(document.createElement('article'))
  const component = () => {
    const script = document.createElement('script')
    // Only parsed, not loaded.
    script.type = 'text/plain'
    script.src = '/reader/v1.js'
    Object.assign(script.dataset, { key: 'k', selector: 'article' })
    return document.body.appendChild(script)
  }
  const players = () => document.querySelectorAll('avaz-reader').length
  onTestFinished(() => article.remove())
  const gone = component()
  gone.remove()
  runScript(gone)
  const script = component()
  runScript(script)
  const note = () => document.querySelector('avaz-reader')?.shadowRoot?.querySelector('.note')?.textContent
  await expect.poll(note).toBe('The sound did not load. Try again.')
  expect(players()).toBe(1)
  script.remove()
  script.dispatchEvent(new Event('close'))
  await expect.poll(players).toBe(0)
})

test('invalid colours do not reach the style', async () => {
  const { shadow } = await startOnPage({ data: { accent: 'red;} * {display:none', radius: '9999' } })
  const rules = [...(shadow?.adoptedStyleSheets[0]?.cssRules ?? [])]
  const css = rules.map(({ cssText }) => cssText).join('\n')
  expect(css).toContain('--accent: #0f5d4a; --radius: 24px')
})

test('code on a page parses to the intended elements', () => {
  const page = document.implementation.createHTMLDocument()
  insertEmbedCode(
    page,
    '<script async src="/reader/v1.js" data-title="a &quot;b&quot; &lt;/script&gt;"></script>',
  )
  expect(page.scripts).toHaveLength(1)
  expect(page.scripts[0]?.dataset).toMatchObject({ title: 'a "b" </script>' })
})
