import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

test('the scan for packages of the development server is not ended by a module of the sandbox', async () => {
  const { optimizeDeps } = await resolveConfig({ root: ROOT, logLevel: 'silent' }, 'serve', 'development')
  const made = globSync('{mocks,src}/**/*.{ts,tsx}', { cwd: ROOT })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .flatMap((text) => text.match(/(?<=(?:from |import\()')virtual:[^']+/g) ?? [])
  expect(made.length).toBeGreaterThan(0)
  expect(optimizeDeps.exclude).toEqual(expect.arrayContaining([...new Set(made)]))
})
