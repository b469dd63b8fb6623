import { expect, test, vi } from 'vitest'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import type { EditorState } from '../core/document/editor-state.ts'
import { useSettledValue } from './use-settled-value.ts'

function show(texts: readonly string[]) {
  const server = createModelServer()
  server.seed(texts)
  const { store } = loneEditor(server)
  const count = vi.fn((state: EditorState) =>
    [...state.blocks.values()].map(({ text }) => text.length).join(),
  )
  const Figure = () => useSettledValue(store, count, 'draft')
  return { store, count, ...showOnPage(<Figure />) }
}

test('a value derived from the editor is computed once per state', { tags: 'long' }, async () => {
  const { store, count, place } = show(['bir', 'iki'])
  await expect.poll(() => place.textContent).toBe('3,3')
  // Its effects are done after the next task.
  await new Promise((resolve) => setTimeout(resolve))
  expect(count).toHaveBeenCalledOnce()
  const [key = ''] = store.getOrder()
  for (const text of ['d', 'dö', 'dörd']) store.apply([{ kind: 'content', key, content: { text } }])
  expect(count).toHaveBeenCalledOnce()
  await expect.poll(() => place.textContent).toBe('4,3')
  expect(count).toHaveBeenCalledTimes(2)
})
