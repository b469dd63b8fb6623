import { expect, test } from 'vitest'
import { createModelServer } from '#tests/support/model-server.ts'
import { stateFromServer } from '../document/editor-state.ts'
import { mergeProject } from './merge-project.ts'
import { copyOf } from './server-copy.ts'

/** The text of another device, merged into a text of this tab that the server has refused. */
function mergedWith(theirs: string) {
  const server = createModelServer()
  server.seed(['bir iki'])
  const project = server.project()
  const [block] = project.body.blocks
  const state = stateFromServer(project)
  const [mine] = state.blocks.values()
  if (!(block && mine)) throw new Error('No block')
  const typed = { ...mine, text: 'Yeni: bir iki', refusal: 'Mətn uzundur.' }
  const later = { ...project, body: { ...project.body, blocks: [{ ...block, text: theirs }] } }
  const local = { ...state, blocks: new Map([[mine.key, typed]]) }
  return [...mergeProject(local, copyOf(project), later).state.blocks.values()][0]
}

test('a refusal is shown until the text changes, by either device', () => {
  expect(mergedWith('bir iki')).toMatchObject({ text: 'Yeni: bir iki', refusal: 'Mətn uzundur.' })
  const merged = mergedWith('bir iki üç')
  expect(merged?.text).toBe('Yeni: bir iki üç')
  expect(merged?.refusal).toBeUndefined()
})
