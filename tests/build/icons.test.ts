import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/project-files.ts'

const ASSETS = join(ROOT, 'dist/assets')
/** A part of an icon, as lucide names its shapes. */
const PART = /\[[`"'](?:path|rect|circle|line|polyline|polygon|ellipse)[`"'],\{[^}]*\}/g

test('icons contain no keys and former names that no page uses', () => {
  const code = readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(ASSETS, file), 'utf8'))
    .join('\n')
  const parts = code.match(PART) ?? []
  expect(parts.length).toBeGreaterThan(100)
  expect(parts.filter((part) => /\bkey:/.test(part))).toEqual([])
  expect(code.match(/aliases:\[[^\]]+\]/g) ?? []).toEqual([])
})
