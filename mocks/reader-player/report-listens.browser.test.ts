import { expect, test, vi } from 'vitest'
import { reportListens } from './report-listens.ts'

const config = { origin: 'https://avaz.example', key: 'k' }
const article = { path: '/a', title: 'Bir' }

test('each report has its own key, so a repeated one counts once', () => {
  const told: unknown[] = []
  const report = reportListens(config, article, async (_, init) => {
    told.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 204 })
  })
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const listen = () => {
    report.changed(true)
    now += 1_000
    dispatchEvent(new Event('pagehide'))
  }
  listen()
  listen()
  report.close()
  const keys = told.map((each) => Object(each).idempotency_key)
  expect(keys).toEqual([expect.any(String), expect.any(String)])
  expect(new Set(keys).size).toBe(2)
})
