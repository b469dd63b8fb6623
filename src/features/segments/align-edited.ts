import { request } from '#src/api/request.ts'
import type { Block } from '#src/contract/block.ts'
import { getResponse } from '#src/contract/runs.ts'
import type { Edit, Editor, EditorBlock } from '#src/features/editor/editor-context.ts'
import { wordsOf } from '#src/rules/word-times.ts'
import { isEstimated } from './realign-words.ts'
import { type Segment, segmentOf } from './segment.ts'

/** Segments per request: each takes the server up to half a second. */
const AT_ONCE = 8
/** Pause after the last change: found times are saved, and a customer who types is not interrupted by that. */
export const REST_MS = 2_000

/** By the id of the block. */
type Asked = ReadonlyMap<number, Segment>

/** Whether the text is what is spoken, and some times are estimated: simulated words are not in the sound. */
const isToAlign = ({ words }: Segment, isSimulated: boolean) =>
  isSimulated ? words.length > 0 && words.every(isEstimated) : words.some(isEstimated)

/** Segments whose words may have estimated times. */
function watchChanged({ store, body, sync }: Editor) {
  const changed = new Set<string>(store.getState().order)
  const stop = store.touched.subscribe(() => {
    for (const key of store.touched.get().keys ?? []) changed.add(key)
  })
  return {
    stop,
    /** The server finds only words that it has, so unsaved segments wait. */
    next(): Asked {
      const { transcript, dubbing } = body.get()
      const isSimulated = (transcript ?? dubbing)?.is_simulated ?? false
      const unsaved = new Set(sync.difference().unsaved)
      const asked = new Map<number, Segment>()
      for (const key of changed) {
        if (asked.size === AT_ONCE) break
        const block = store.getBlock(key)
        const segment = segmentOf(block)
        const isWanted = block && segment && isToAlign(segment, isSimulated)
        if (isWanted && (block.id === undefined || unsaved.has(block))) continue
        changed.delete(key)
        if (isWanted && block.id !== undefined) asked.set(block.id, segment)
      }
      return asked
    },
  }
}

/** Sets the found times of a block, unless it was edited since. */
function timesFound(block: Block, now: EditorBlock, asked: Segment | undefined): Edit | undefined {
  const segment = segmentOf(now)
  if (!asked || !segment?.isSamePlace(asked)) return undefined
  const own = segment.with({ words: wordsOf(block.text, block.generated) })
  const isSameText =
    own.words.map(({ text }) => text).join(' ') === asked.words.map(({ text }) => text).join(' ')
  return isSameText && !own.isSamePlace(segment)
    ? { kind: 'content', key: now.key, content: { own } }
    : undefined
}

/** Asks for blocks, given by their ids, with the times at which the recording has their words. */
type AskForTimes = (
  project: Pick<Editor, 'slug' | 'projectId'>,
  ids: readonly number[],
  signal: AbortSignal,
) => Promise<readonly Block[]>

const askServer: AskForTimes = async ({ slug, projectId: id }, ids, signal) => {
  const query = { block_ids: ids.join(), times: 'aligned' } as const
  const { blocks } = await request(getResponse, { params: { slug, id }, query }, signal)
  return blocks
}

/** Sets the times that the server has found, where nothing was edited since. */
function setTimes({ store, canChange }: Editor, asked: Asked, blocks: readonly Block[]) {
  const answered = new Map(blocks.map((block) => [block.id, block]))
  const edits = [...store.getState().blocks.values()].flatMap((now) => {
    const block = answered.get(now.id ?? 0)
    return (block && canChange(now) && timesFound(block, now, asked.get(block.id))) || []
  })
  if (edits.length > 0) store.apply(edits)
}

/**
 * Replaces estimated times of typed words by those at which the recording has the words, when they are saved and the
 * customer pauses. Later edits win. Not a step of undo. Returns a function that stops this.
 */
export function alignEdited(editor: Editor, ask = askServer) {
  const { autosave } = editor
  const changed = watchChanged(editor)
  const stopping = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  async function alignAll() {
    if (isRunning) return
    isRunning = true
    try {
      for (let asked = changed.next(); asked.size > 0; asked = changed.next()) {
        setTimes(editor, asked, await ask(editor, [...asked.keys()], stopping.signal))
      }
    } catch {
      // The estimated times stay until the segment is edited again.
    } finally {
      isRunning = false
    }
  }

  function alignLater() {
    clearTimeout(timer)
    if (autosave.state.get().status.kind === 'saved') timer = setTimeout(() => void alignAll(), REST_MS)
  }

  alignLater()
  const stops = [changed.stop, autosave.state.subscribe(alignLater)]
  return () => {
    clearTimeout(timer)
    stopping.abort()
    for (const stop of stops) stop()
  }
}
