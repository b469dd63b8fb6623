import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { i18n, showLocale, startI18n } from './i18n.ts'
import { useTranslation, useTranslationIn } from './use-translation.ts'

afterEach(() => showLocale('az'))

function Texts() {
  const { t } = useTranslation(['catalog', 'common'])
  const inRussian = useTranslationIn('ru', 'catalog')
  const texts = [t('titles.dubbing'), t('common:actions.save'), inRussian?.t('titles.dubbing')]
  return <p>{texts.join(' · ')}</p>
}

test('texts that nobody has announced are waited for, and follow the language', async () => {
  await startI18n('az')
  expect(i18n.hasResourceBundle('az', 'catalog')).toBe(false)
  showOnPage(
    <Suspense fallback="…">
      <Texts />
    </Suspense>,
  )
  await expect.element(page.getByText('Dublyaj · Yadda saxla · Дубляж')).toBeVisible()
  await showLocale('tr')
  await expect.element(page.getByText('Dublaj · Kaydet · Дубляж')).toBeVisible()
})

test('components that ask for the same texts get the same function', async () => {
  await startI18n('az')
  const given = new Set<unknown>()
  function Asks() {
    given.add(useTranslation('common').t)
    return null
  }
  showOnPage(
    <>
      <Asks />
      <Asks />
    </>,
  )
  await expect.poll(() => given.size).toBe(1)
})
