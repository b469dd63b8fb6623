import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Block, Word } from '#src/contract/block.ts'
import { createEditor } from '#src/features/editor/core/create-editor.ts'
import { AUTOSAVE_MS } from '#src/features/editor/core/sync/autosave.ts'
import { loadWriting } from '#src/features/editor/core/sync/project-sync.ts'
import type { SyncGateway } from '#src/features/editor/core/sync/sync-gateway.ts'
import { noOtherTabs } from '#src/features/editor/core/sync/write-lock.ts'
import { transcriptContent } from '#src/features/services/speech-to-text/transcript/transcript-content.ts'
import { project, segment } from '#tests/support/edited-transcript.ts'
import { alignEdited, REST_MS } from './align-edited.ts'
import { segmentOf } from './segment.ts'

const ask = vi.fn<NonNullable<Parameters<typeof alignEdited>[1]>>()

// A fake clock cannot wait for it.
await loadWriting()

/** Times that no estimate gives. */
const TRUE_TIMES = [10.1, 14.2, 17.3, 18.4, 18.6]
const trueWords = (text: string): Word[] =>
  text.split(' ').map((word, index) => ({
    text: word,
    start: TRUE_TIMES[index] ?? 0,
    end: (TRUE_TIMES[index] ?? 0) + 0.1,
  }))

/** An open transcript of one segment, and what the server has of it. */
function open(isSimulated = false) {
  const opened = project([segment(1, 'Bu gün hava')])
  if (opened.body.transcript) opened.body.transcript.is_simulated = isSimulated
  let stored: Block = opened.body.blocks[0] ?? segment(1, '')
  let version = 1
  const gateway = {
    async update({ content }) {
      version += 1
      const { text, own } = content
      stored = {
        ...stored,
        version,
        text: text ?? stored.text,
        generated: { status: 'ready', words: segmentOf({ own })?.words.slice() },
      }
      return { block: stored, version }
    },
  } as Partial<SyncGateway> as SyncGateway
  const editor = createEditor({
    project: opened,
    kind: transcriptContent,
    gateway,
    storage: { keep: () => true },
    lock: noOtherTabs,
    refusalText: () => '',
    onConflicts: () => {},
  })
  const stop = alignEdited(editor, ask)
  const now = () => segmentOf(editor.store.getBlock('id-1'))?.words ?? []
  return {
    editor,
    stop,
    type: (text: string) => editor.typeText('id-1', text),
    now,
    starts: () => now().map(({ start }) => start),
    stored: () => stored,
  }
}

const answerTruly = (stored: () => Block) => async (): Promise<Block[]> => {
  const block = stored()
  return [{ ...block, generated: { status: 'ready' as const, words: trueWords(block.text) } }]
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  ask.mockReset()
})

const saved = () => vi.advanceTimersByTimeAsync(AUTOSAVE_MS + 100)
const rested = () => vi.advanceTimersByTimeAsync(AUTOSAVE_MS + REST_MS + 100)

test('typed words get the times of the recording once they are saved and the customer pauses', async () => {
  const { editor, type, starts, now, stored, stop } = open()
  ask.mockImplementation(answerTruly(stored))
  type('Bu gün hava çox yaxşı')
  await saved()
  expect(ask).not.toHaveBeenCalled()
  expect(starts()).not.toEqual(TRUE_TIMES)
  await rested()
  expect(starts()).toEqual(TRUE_TIMES)
  expect(ask.mock.lastCall?.[1]).toEqual([1])
  await rested()
  expect(stored().generated.words).toEqual(now())
  expect(ask).toHaveBeenCalledOnce()
  editor.history.undo()
  expect(now().map(({ text }) => text)).toEqual(['Bu', 'gün', 'hava'])
  expect(editor.history.state.get().canUndo).toBe(false)
  stop()
})

test('a text that is edited while its times are sought stays, and is sought again', async () => {
  const { type, starts, now, stored, stop } = open()
  let answer = (_answer: readonly Block[]) => {}
  ask.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  ask.mockImplementation(answerTruly(stored))
  type('Bu gün hava çox')
  await rested()
  const late = await answerTruly(stored)()
  type('Bu gün hava çox isti')
  answer(late)
  await vi.advanceTimersByTimeAsync(1)
  expect(now().map(({ text }) => text)).toEqual(['Bu', 'gün', 'hava', 'çox', 'isti'])
  expect(starts()).not.toContain(TRUE_TIMES[1])
  await rested()
  expect(starts()).toEqual(TRUE_TIMES)
  stop()
})

test('words that are still simulated are not sought, and without an answer the estimates stay', async () => {
  const simulated = open(true)
  simulated.type('Bu gün hava çox')
  await rested()
  expect(ask).not.toHaveBeenCalled()
  simulated.stop()
  const { type, now, stop } = open()
  ask.mockRejectedValue(new Error('The server is away.'))
  type('Bu gün hava çox')
  const estimated = now()
  await rested()
  expect(ask).toHaveBeenCalledOnce()
  expect(now()).toEqual(estimated)
  stop()
})
