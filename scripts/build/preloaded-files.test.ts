import { expect, test } from 'vitest'
import { filesToPreload, loadedWith } from './preloaded-files.ts'

const chunks = new Map([
  ['start', { imports: [] }],
  ['calls', { imports: ['start'] }],
  ['home', { imports: ['start', 'calls'] }],
  ['editor', { imports: ['home'] }],
  ['modal', { imports: ['start', 'overlays'] }],
  ['overlays', { imports: ['start'] }],
])

test('a file is loaded with everything that it imports, over any number of steps', () => {
  expect([...loadedWith('editor', chunks)]).toEqual(['editor', 'home', 'start', 'calls'])
  expect([...loadedWith('index.html', chunks)]).toEqual(['index.html'])
})

test('an import preloads neither its own file nor files that its importer has', () => {
  const needed = ['modal', 'start', 'overlays']
  expect(filesToPreload('modal', needed, loadedWith('editor', chunks))).toEqual(['overlays'])
})
