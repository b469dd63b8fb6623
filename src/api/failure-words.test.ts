import { beforeEach, expect, test } from 'vitest'
import { locales } from '#src/config/locales.ts'
import { i18n, startI18n } from '#src/i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import { failureWords } from './failure-words.ts'

beforeEach(() => startI18n('en'))

test('a file that a proxy refuses as too large is called too large', () => {
  const words = failureWords(
    new ApiError({ kind: 'refused', method: 'POST', path: '/services', status: 413 }),
  )
  expect(words).toBe('The file or text is too large. Make it smaller or split it.')
})

test.each(locales.map(({ code }) => code))(
  'a response that cannot be read is reported as unreadable, not as a lost connection (%s)',
  async (locale) => {
    await startI18n(locale)
    const words = failureWords(new ApiError({ kind: 'contract', method: 'GET', path: '/services' }))
    expect(words).toBe(i18n.t('errors:unreadable'))
    expect(words).not.toBe(failureWords(new TypeError('Failed to fetch')))
  },
)
