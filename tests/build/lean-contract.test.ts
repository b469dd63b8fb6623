import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leanContract } from '#scripts/build/lean-contract.ts'
import catalogue from '../../.storybook/main.ts'
import { ROOT } from '../support/project-files.ts'

test('the app contains no schemas of its requests', () => {
  const folder = join(ROOT, 'dist', 'assets')
  const code = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  // Compares a boolean, because a failure that quotes all code would be useless.
  expect(/name:.initProject.,method:.POST.,path:.[^,]+,body:/.test(code)).toBe(true)
  expect(code.includes('Starts a project as a draft')).toBe(false)
  expect(/speaker_id:\w+\(\),block_ids:/.test(code)).toBe(false)
})

test('the Storybook, which includes its backend, keeps the schemas of requests', async () => {
  const leanPlugin = leanContract()
  const config = { plugins: [leanPlugin, [leanPlugin]] }
  const built = await catalogue.viteFinal?.(
    config,
    {} as Parameters<NonNullable<typeof catalogue.viteFinal>>[1],
  )
  expect(JSON.stringify(built?.plugins)).not.toContain(leanPlugin.name)
})
