import { expect } from 'vitest'
import { newBlock } from '#src/features/editor/document/editor-block.ts'
import { stateFromServer } from '#src/features/editor/document/editor-state.ts'
import { createEditorStore } from '#src/features/editor/document/editor-store.ts'
import { createHistory } from '#src/features/editor/document/history.ts'
import { differenceOf } from '#src/features/editor/sync/difference.ts'
import { type Draft, restoreDraft } from '#src/features/editor/sync/draft.ts'
import { mergeProject } from '#src/features/editor/sync/merge-project.ts'
import { createProjectSync } from '#src/features/editor/sync/project-sync.ts'
import { copyOf } from '#src/features/editor/sync/server-copy.ts'
import { alone, type WriteTurns } from '#src/features/editor/sync/write-turns.ts'
import { createModelServer, type Fault, type ModelServer } from './model-server.ts'

/** One thing that happens; `at` picks a block, in whichever order it stands. */
export type Happening = { tab: 0 | 1; at: number } & (
  | {
      kind:
        | 'type'
        | 'add'
        | 'remove'
        | 'move'
        | 'undo'
        | 'redo'
        | 'save'
        | 'type-while-saving'
        | 'undo-while-saving'
        | 'refresh'
        | 'reload'
        | 'crash'
    }
  | { kind: 'paste'; count: number }
)

/** A tab of the editor without a screen; reloads keep what the draft had at the last `keep`. */
function openTab(server: ModelServer, turns: WriteTurns, draft?: Draft) {
  const project = server.project()
  const restored = draft && restoreDraft(draft, project)
  const state = restored
    ? mergeProject(restored.state, restored.copy, project, restored.attempts).state
    : stateFromServer(project)
  let isKnown: (id: number) => boolean = () => true
  const store = createEditorStore(state, (id) => isKnown(id))
  const sync = createProjectSync({
    store,
    gateway: server.gateway,
    turns,
    copy: copyOf(project),
    attempts: restored?.attempts,
  })
  isKnown = (id) => sync.getCopy().blocks.has(id)
  return { store, sync, history: createHistory(store, () => 0) }
}

/** Tabs of one browser: they take turns, and each sees that another has written. */
function turnsOf(mark: { last: number }): WriteTurns {
  let seen = mark.last
  return {
    ...alone,
    hasOtherWritten() {
      const isNew = seen !== mark.last
      seen = mark.last
      return isNew
    },
    announce() {
      mark.last += 1
      seen = mark.last
    },
  }
}

/**
 * Plays a history in two tabs of one browser against a server of which the n-th request has the n-th fault; in
 * the end everything answers and both tabs save all they have.
 */
export async function playEditing(faults: readonly Fault[], happenings: readonly Happening[]) {
  let turn = 0
  const server = createModelServer(() => faults[turn++] ?? 'none')
  server.seed(['seed0', 'seed1', 'seed2'])
  const mark = { last: 0 }
  const tabs = [openTab(server, turnsOf(mark)), openTab(server, turnsOf(mark))]
  const written = new Set(['seed0', 'seed1', 'seed2'])
  let serial = 0
  const token = () => {
    const word = `w${serial++}`
    written.add(word)
    return word
  }
  /** Only words that somebody removed on purpose, in any tab and at any time, may be gone. */
  const mayBeGone = new Set<string>()
  const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '')

  for (const happening of happenings) {
    const tab = tabs[happening.tab]
    if (!tab) continue
    const { store, sync, history } = tab
    const order = store.getOrder()
    const key = order[happening.at % Math.max(order.length, 1)]
    const block = store.getBlock(key ?? '')
    switch (happening.kind) {
      case 'type':
        if (block)
          history.commit([{ kind: 'content', key: block.key, content: { text: `${block.text} ${token()}` } }])
        break
      case 'add':
        history.commit([{ kind: 'insert', after: key ?? null, blocks: [newBlock({ text: token() })] }])
        break
      case 'paste': {
        const blocks = Array.from({ length: happening.count }, () => newBlock({ text: token() }))
        history.commit([{ kind: 'insert', after: key ?? null, blocks }])
        break
      }
      case 'remove':
        if (!block) break
        for (const word of wordsOf(block.text)) mayBeGone.add(word)
        history.commit([{ kind: 'remove', keys: [block.key] }])
        break
      case 'move':
        if (block) history.commit([{ kind: 'move', key: block.key, after: order[happening.at % 2] ?? null }])
        break
      case 'undo':
      case 'redo': {
        const words = () => [...store.getState().blocks.values()].flatMap((one) => wordsOf(one.text))
        const before = words()
        history[happening.kind]()
        const after = new Set(words())
        for (const word of before) if (!after.has(word)) mayBeGone.add(word)
        break
      }
      case 'save':
        await sync.step()
        break
      case 'type-while-saving': {
        const pending = sync.step()
        if (block)
          history.commit([{ kind: 'content', key: block.key, content: { text: `${block.text} ${token()}` } }])
        await pending
        break
      }
      case 'undo-while-saving': {
        const pending = sync.step()
        const words = () => [...store.getState().blocks.values()].flatMap((one) => wordsOf(one.text))
        const before = words()
        history.undo()
        const after = new Set(words())
        for (const word of before) if (!after.has(word)) mayBeGone.add(word)
        await pending
        break
      }
      case 'refresh':
        sync.requestRefresh()
        await sync.step()
        break
      case 'reload':
      case 'crash': {
        const pending = happening.kind === 'crash' ? sync.step().catch(() => undefined) : undefined
        const draft = sync.draft()
        await pending
        tabs[happening.tab] = openTab(
          server,
          turnsOf(mark),
          JSON.parse(JSON.stringify(draft ?? null)) ?? undefined,
        )
      }
    }
    // What is found by looking at what was touched must be what is found by looking at everything.
    const { store: here, sync: queue } = tabs[happening.tab] ?? tab
    expect(queue.difference()).toEqual(differenceOf(here.getState(), queue.getCopy()))
  }

  turn = faults.length
  for (let round = 0; round < 6; round += 1) {
    for (const { sync } of tabs) {
      sync.requestRefresh()
      for (let steps = 0; steps < 200; steps += 1) if ((await sync.step()) !== 'again') break
    }
  }
  return { server, tabs, written, mayBeGone, wordsOf }
}
