import { expect, onTestFinished, test } from 'vitest'
import { highlightedTexts, startOnPage } from '#tests/support/start-on-page.ts'

test('words at the end of a line stay separate and are highlighted in place', async () => {
  const { shadow, toggle } = await startOnPage({
    html: '<article><h1>Salam</h1><p>Bu<br>birinci abzasdır.</p></article>',
  })
  expect(shadow?.querySelector('input')?.max).toBe('1.5')
  const scrub = shadow?.querySelector('input')
  if (scrub) scrub.value = '0.65'
  scrub?.dispatchEvent(new Event('input'))
  await expect.poll(highlightedTexts).toEqual(['birinci'])
  expect(toggle?.getAttribute('aria-label')).toBe('Məqaləni dinlə')
})

test.each([
  ['its own heading', '<article><h1>Salam</h1><p>Mətn.</p></article>', 'Salam'],
  ['the heading of the page', '<h1>Səhifə</h1><article><h2>Bölmə</h2><p>Mətn.</p></article>', 'Səhifə'],
  ['its first smaller heading', '<article><h2>Bölmə <b>bir</b></h2><p>Mətn.</p></article>', 'Bölmə bir'],
  ['the name of the page', '<article><p>Mətn.</p></article>', 'Sınaq səhifəsi'],
])('an article takes its name from %s', async (_, html, title) => {
  const before = document.title
  onTestFinished(() => {
    document.title = before
  })
  document.title = 'Sınaq səhifəsi'
  const { shadow } = await startOnPage({ html })
  expect(shadow?.querySelector('.title')?.textContent).toBe(title)
})

test('the spoken parts are listed, and each can be played from its start', async () => {
  const { shadow } = await startOnPage()
  const open = shadow?.querySelector<HTMLButtonElement>('.parts')
  const list = shadow?.querySelector<HTMLElement>('.list')
  expect([open?.getAttribute('aria-label'), list?.hidden]).toEqual(['Oxunanlar', true])
  open?.click()
  expect([open?.getAttribute('aria-expanded'), list?.hidden]).toEqual(['true', false])
  const parts = [...(list?.querySelectorAll('button') ?? [])]
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Salam', 'Bu birinci abzasdır.', 'Reklam.'])
  parts[1]?.click()
  await expect.poll(() => list?.querySelector('[aria-current]')?.textContent).toBe('Bu birinci abzasdır.')
})

test('the chosen speed is kept for the next article', async () => {
  onTestFinished(() => localStorage.clear())
  const { shadow } = await startOnPage()
  const first = shadow?.querySelector<HTMLButtonElement>('.rate')
  first?.click()
  first?.click()
  await expect.poll(() => first?.textContent).toBe('1,5×')
  await startOnPage()
  const rates = () =>
    Array.from(
      document.querySelectorAll('avaz-reader'),
      (host) => host.shadowRoot?.querySelector('.rate')?.textContent,
    )
  await expect.poll(rates).toEqual(['1,5×', '1,5×'])
})

test('the track is filled up to the current position', async () => {
  const { shadow } = await startOnPage({ data: { skip: '[".ad"]' } })
  const scrub = shadow?.querySelector('input')
  if (scrub) scrub.value = '0.75'
  scrub?.dispatchEvent(new Event('input'))
  await expect
    .poll(() => Number.parseFloat(scrub?.style.getPropertyValue('--done') ?? ''))
    .toBeGreaterThan(49)
})
