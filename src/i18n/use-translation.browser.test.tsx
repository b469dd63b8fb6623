import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LatePart } from '#src/ui/late-part.tsx'
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

test('texts that nobody has announced are waited for, and follow the language', async () => {
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

test('texts that do not come are an error, and are asked for anew when the part is opened again', async () => {
  await startI18n('az')
  let attempts = 0
  function Part() {
    attempts += 1
    return Reflect.apply(useTranslation, undefined, ['no-such-file']).t('x')
  }
  const { opener, caught } = showOpener(
    (isOpen, close) => isOpen && <LatePart onFailed={close}>{<Part />}</LatePart>,
  )
  await opener.click()
  await expect.poll(() => caught.map(String)).toEqual(['Error: Missing text "no-such-file" in az'])
  await opener.click()
  await expect.poll(() => caught).toHaveLength(2)
  // Endless, were it asked for again before the failure is shown.
  expect(attempts).toBeLessThan(20)
})
