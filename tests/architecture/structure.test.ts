import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from '#tests/support/project-files.ts'

function structure(...options: readonly string[]) {
  const command = ['scripts/structure.ts', ...options]
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout
}

const listed = structure('--list')

test('the command lists the counted places, by default of this checkout', { tags: 'long' }, () => {
  expect(listed.startsWith(structure())).toBe(true)
  expect(listed).toContain('\nNamed:\nsrc/features/reuse/reusable.ts\n')
})

test.each([
  ['queries outside *-queries.ts', 0],
  ['mutations outside *-mutations.ts', 0],
  ['files of the editor reached from outside', 8],
  ['functions over 55 lines', 20],
])('%s are limited to %i', (what, most) => {
  const figure = new RegExp(`^ *(\\d+)  ${what.replaceAll('*', '\\*')}$`, 'm').exec(listed)
  expect(Number(figure?.[1])).toBeLessThanOrEqual(most)
})

test('outside its own folders and contract a service is only named in three lists', () => {
  const [, named] = listed.split('\nNamed:\n')
  expect(named?.split('\n\n')[0]?.split('\n')).toEqual([
    'src/features/reuse/reusable.ts',
    'src/features/services/services.ts',
    'mocks/services/services.ts',
  ])
})
