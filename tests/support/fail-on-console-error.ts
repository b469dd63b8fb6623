import { afterEach, beforeEach, vi } from 'vitest'

/**
 * React, the query client and i18next report defects through console.error and console.warn. In a test that
 * is a failure, unless the test itself replaced the method to expect it.
 */
const METHODS = ['error', 'warn'] as const

const seen: string[] = []

beforeEach(() => {
  seen.length = 0
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      seen.push(`console.${method}: ${parts.map(String).join(' ')}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  if (seen.length > 0) throw new Error(seen.join('\n'))
})
