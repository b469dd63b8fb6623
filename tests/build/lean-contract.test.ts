import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/project-files.ts'

test('the app comes without schemas of what it sends', () => {
  const folder = join(ROOT, 'dist', 'assets')
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  // Said by itself: a failure that quotes all code would be of no use.
  expect(/name:.initProject.,method:.POST.,path:.[^,]+,body:/.test(code)).toBe(true)
  expect(code.includes('Starts a project as a draft')).toBe(false)
  expect(/speaker_id:\w+\(\),block_ids:/.test(code)).toBe(false)
})
