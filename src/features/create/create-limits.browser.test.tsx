import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { quickEngines } from '#tests/support/quick-engines.ts'

const forms = [
  ['dubbing', 'New dub'],
  ['audio-book', 'New audio book'],
  ['speech-to-text', 'New transcript'],
  ['detect-text', 'New text recognition'],
] as const

test('the size limit of a file is not shown before it is known', async () => {
  const { go } = await openApp('/en/services/dubbing/create', {
    engines: quickEngines(),
    prepare: ({ faults }) => {
      faults.add({ endpoint: 'getServices', fault: { kind: 'hang' } })
      faults.add({ endpoint: 'getService', fault: { kind: 'hang' } })
      return undefined
    },
  })
  for (const [slug, title] of forms) {
    go(`/en/services/${slug}/create`)
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Choose (?:a file|files)$/ })).toBeVisible()
    expect(page.getByText(/\b0\s(?:MB|minutes)/).elements()).toEqual([])
  }
})
