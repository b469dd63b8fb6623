import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from '#tests/support/project-files.ts'

function structure(...options: readonly string[]) {
  const command = ['scripts/structure.ts', ...options]
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout
}

test('what is counted is listed too, of this checkout where none is named', () => {
  const listed = structure('--list')
  expect(listed.startsWith(structure())).toBe(true)
  expect(listed).toContain('\nNamed:\nsrc/features/services/services.ts\n')
})

test('outside its own folders and its contract a service is named in two lists', () => {
  const [, named] = structure('--list').split('\nNamed:\n')
  expect(named?.split('\n\n')[0]?.split('\n')).toEqual([
    'src/features/services/services.ts',
    'mocks/services/services.ts',
  ])
})
