import { expect, test } from 'vitest'
import { importsIn, mutualFolders } from '#tests/support/import-graph.ts'
import { ROOT } from '#tests/support/project-files.ts'

test('no two folders of the fake backend import each other', () => {
  expect(mutualFolders(importsIn(ROOT, 'mocks'))).toEqual([])
})

test('no two folders of the product import each other', () => {
  expect(mutualFolders(importsIn(ROOT, 'src'))).toEqual([])
})

test('mutual imports of two folders are found, including types', () => {
  const there = { from: 'mocks/db/rows.ts', to: 'mocks/files/store.ts' }
  const back = { from: 'mocks/files/read.ts', to: 'mocks/db/database.ts' }
  expect(mutualFolders([there, back, { from: 'mocks/db/a.ts', to: 'mocks/db/b.ts' }])).toEqual([
    'mocks/db <> mocks/files',
  ])
})
