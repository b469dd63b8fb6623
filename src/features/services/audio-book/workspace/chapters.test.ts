import { expect, test } from 'vitest'
import { stateFromServer } from '#src/features/editor/core/document/editor-state.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { includeChapter } from './chapters.ts'

test('a chapter that another device has removed is neither left out nor put back', () => {
  const state = stateFromServer(createModelServer().project())
  expect(includeChapter(state, 'removed', false).edits).toEqual([])
  expect(includeChapter(state, 'removed', true).edits).toEqual([])
})
