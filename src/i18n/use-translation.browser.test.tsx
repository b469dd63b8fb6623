import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { showOpener } from '#tests/support/show-opener.tsx'
import { i18n, showLocale, startI18n } from './i18n.ts'
import { useTranslation, useTranslationIn } from './use-translation.ts'

afterEach(() => showLocale('az'))

function Texts() {
  const { t } = useTranslation(['catalog', 'common'])
  const inRussian = useTranslationIn('ru', 'catalog')
  const texts = [t('titles.dubbing'), t('common:actions.save'), inRussian?.t('titles.dubbing')]
  return <p>{texts.join(' · ')}</p>
}

test('a component waits for texts that no screen has loaded, and follows the language', async () => {
  await startI18n('az')
  for (const locale of ['az', 'tr', 'ru']) i18n.removeResourceBundle(locale, 'catalog')
  showOnPage(
    <Suspense fallback="…">
      <Texts />
    </Suspense>,
  )
  await expect.element(page.getByText('Dublyaj · Yadda saxla · Дубляж')).toBeVisible()
  await showLocale('tr')
  await expect.element(page.getByText('Dublaj · Kaydet · Дубляж')).toBeVisible()
})

test('components with the same texts get the same function', async () => {
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

test('texts that fail to load cause an error, and are requested again when the part is opened again', {
  tags: 'long',
}, async () => {
  await startI18n('az')
  let attempts = 0
  function Part() {
    attempts += 1
    return Reflect.apply(useTranslation, undefined, ['no-such-file']).t('x')
  }
  const { opener, caught } = showOpener(
    (isOpen, close) => isOpen && <LazyBoundary onFailed={close}>{<Part />}</LazyBoundary>,
  )
  await opener.click()
  await expect.poll(() => caught.map(String)).toEqual(['Error: Missing text "no-such-file" in az'])
  await opener.click()
  await expect.poll(() => caught).toHaveLength(2)
  // Repeated requests before the failure is shown would be endless.
  expect(attempts).toBeLessThan(20)
})
