import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { showStartFailure } from './show-start-failure.ts'

test.each([
  ['/login', 'az', 'Səhifəni yenilə'],
  ['/tr/login', 'tr', 'Sayfayı yenile'],
  ['/en', 'en', 'Reload the page'],
  ['/ru/services', 'ru', 'Обновить страницу'],
])(
  'at %s an app that cannot start shows that in %s, with a reload button',
  async (pathname, locale, reload) => {
    const root = document.body.appendChild(document.createElement('div'))
    const { lang } = document.documentElement
    onTestFinished(() => {
      document.documentElement.lang = lang
    })
    showStartFailure(root, undefined, pathname)
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByRole('button', { name: reload })).toBeVisible()
    expect(document.documentElement.lang).toBe(locale)
    root.remove()
  },
)
