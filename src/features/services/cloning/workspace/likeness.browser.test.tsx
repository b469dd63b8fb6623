import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startI18n } from '#src/i18n/i18n.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { Likeness } from './likeness.tsx'

test('the voice is called faster or slower, louder or quieter than the samples as it is', async () => {
  await startI18n('en', ['cloning'])
  const samples = { tone: 200, pace: 4, loudness: -20 }
  const voice = { tone: 240, pace: 3, loudness: -12 }
  showOnPage(<Likeness likeness={{ samples, voice }} />)
  await expect.element(page.getByText('3.2 semitones higher')).toBeVisible()
  await expect.element(page.getByText('25% slower')).toBeVisible()
  await expect.element(page.getByText('8 dB louder')).toBeVisible()
})
