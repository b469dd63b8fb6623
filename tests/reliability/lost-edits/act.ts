import { copyBlock, removeBlock } from '#src/features/editor/core/block-calls.ts'
import {
  addBelow,
  mergeWithPrevious,
  moveTo,
  splitAt,
} from '#src/features/editor/core/document/block-commands.ts'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import type { OpenPage } from './open-page.ts'
import type { PlannedAction } from './planned-actions.ts'

export const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '')

export const wordsOn = ({ editor }: OpenPage) =>
  editor.store.getOrder().flatMap((key) => wordsIn(editor.store.getBlock(key)?.text ?? ''))

/** Records every word that was written, and those deleted on purpose. */
export interface Words {
  make(): string
  remove(words: Iterable<string>): void
}

const PASTED_WORDS = 9
const MAX_CHARACTERS = 3_000

/** Counts words that undo takes out of a text as deleted on purpose, even if another page has moved them. */
function countWordsTakenBack({ editor: { store } }: OpenPage, remove: Words['remove']) {
  const { apply } = store
  store.apply = (steps) => {
    for (const step of steps) {
      if (step.kind !== 'content') continue
      const kept = new Set(wordsIn(step.content.text ?? ''))
      remove(wordsIn(step.takesBack ?? '').filter((word) => !kept.has(word)))
    }
    return apply(steps)
  }
  return () => {
    store.apply = apply
  }
}

/** Performs an action of the customer. Words that disappear from the screen count as deleted on purpose. */
export function act(open: OpenPage, { kind, at }: PlannedAction, words: Words) {
  const before = wordsOn(open)
  const stop = kind === 'undo' ? countWordsTakenBack(open, words.remove) : undefined
  performEdit(open, kind, at, words)
  stop?.()
  const after = wordsOn(open)
  for (const word of before) {
    // Compares occurrences: a word that a copy had doubled may be deleted here, and its copy elsewhere.
    const place = after.indexOf(word)
    if (place === -1) words.remove([word])
    else after.splice(place, 1)
  }
}

function performEdit({ editor, page }: OpenPage, kind: PlannedAction['kind'], at: number, words: Words) {
  const { store, history } = editor
  const order = store.getOrder()
  const key = order[at % Math.max(order.length, 1)]
  const block = store.getBlock(key ?? '')
  const write = (make: (text: string) => string) => {
    if (block && !block.isRemoving) editor.typeText(block.key, make(block.text).trim())
  }
  switch (kind) {
    case 'type':
      return write((text) => `${text} ${words.make()}`)
    case 'begin':
      return write((text) => `${words.make()} ${text}`)
    case 'clear':
      return write(() => '')
    case 'rewrite':
      return write(() => words.make())
    case 'add': {
      const command = addBelow(store.getState(), key ?? null)
      editor.run(command)
      return editor.typeText(command.focus?.key ?? '', words.make())
    }
    case 'paste': {
      const blocks = Array.from({ length: PASTED_WORDS }, () => newBlock({ text: words.make() }))
      return editor.run({ edits: [{ kind: 'insert', after: key ?? null, blocks }] })
    }
    case 'split':
      return block && editor.run(splitAt(store.getState(), block.key, Math.max(0, block.text.indexOf(' '))))
    case 'merge':
      return block && editor.run(mergeWithPrevious(store.getState(), block.key, MAX_CHARACTERS))
    case 'move':
      return block && editor.run(moveTo(store.getState(), block.key, (at * 2) % order.length))
    case 'slower':
      return editor.run({ edits: [{ kind: 'defaults', values: { settings: { speed: 1 + at / 10 } } }] })
    case 'undo':
    case 'redo':
      return history[kind]()
    case 'copy':
      return block && void page.run(() => copyBlock(editor, block.key)).catch(() => void editor.refresh())
    case 'remove': {
      if (!block) return
      const take = () => words.remove(wordsIn(store.getBlock(block.key)?.text ?? ''))
      take()
      return void removeBlock(editor, block.key, take).catch(() => void editor.refresh())
    }
  }
}
