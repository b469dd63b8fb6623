import { expect, onTestFinished, test } from 'vitest'
import { lit, startOnPage } from '#tests/support/start-on-page.ts'

test('words at the end of a line stay apart, and are lit where they stand', async () => {
  const { shadow, toggle } = await startOnPage({
    html: '<article><h1>Salam</h1><p>Bu<br>birinci abzasdır.</p></article>',
  })
  expect(shadow?.querySelector('input')?.max).toBe('1.5')
  const scrub = shadow?.querySelector('input')
  if (scrub) scrub.value = '0.65'
  scrub?.dispatchEvent(new Event('input'))
  await expect.poll(lit).toEqual(['birinci'])
  expect(toggle?.getAttribute('aria-label')).toBe('Məqaləni dinlə')
})

test.each([
  ['its own heading', '<article><h1>Salam</h1><p>Mətn.</p></article>', 'Salam'],
  ['the heading of the page', '<h1>Səhifə</h1><article><h2>Bölmə</h2><p>Mətn.</p></article>', 'Səhifə'],
  ['its first smaller heading', '<article><h2>Bölmə <b>bir</b></h2><p>Mətn.</p></article>', 'Bölmə bir'],
  ['the name of the page', '<article><p>Mətn.</p></article>', 'Sınaq səhifəsi'],
])('an article is called by %s', async (_, html, title) => {
  const before = document.title
  onTestFinished(() => {
    document.title = before
  })
  document.title = 'Sınaq səhifəsi'
  const { shadow } = await startOnPage({ html })
  expect(shadow?.querySelector('.title')?.textContent).toBe(title)
})
