import { afterEach, expect, test, vi } from 'vitest'
import { formatDate, formatDateTime } from './format-date.ts'
import { sortableDay, sortableTime } from './sortable-time.ts'

afterEach(() => vi.unstubAllEnvs())

/** Half past midnight in Baku, the evening before in Berlin. */
const payment = '2026-11-20T20:30:00Z'

test.each(['Europe/Berlin', 'America/New_York', 'Asia/Vladivostok', 'Asia/Baku'])(
  'a payment has its Baku day in lists, receipts and files on a device in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(formatDate(payment, 'az', 'baku')).toBe('21 noyabr 2026')
    expect(formatDateTime(payment, 'en', 'baku')).toBe('21 November 2026, 00:30')
    expect(formatDateTime(payment, 'ru', 'baku')).toBe('21 ноября 2026\u00a0г., 00:30')
    expect(sortableTime(payment, 'baku')).toBe('2026-11-21 00:30')
    expect(sortableDay(payment, 'baku')).toBe('2026-11-21')
  },
)

test("the customer's own actions have the time of their device", () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(formatDateTime(payment, 'en')).toBe('20 November 2026, 21:30')
  expect(formatDateTime('2026-07-20T20:30:00Z', 'az')).toBe('20 iyul 2026, 22:30')
})
