import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { player } from '#src/audio/player.ts'
import { trackOf } from '#src/audio/track.ts'
import { type EditorState, useEditor, useSettled } from '#src/features/editor/editor-context.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { type CheckedBlocks, type CheckedKind, checkedIn, createCheckedBlocks } from './checked-blocks.ts'
import { createHearing } from './heard-blocks.ts'

function tickHeardBlocks({ kind, set }: CheckedBlocks) {
  const hear = createHearing(kind.stretchAt, (key) => set(key, true))
  const report = () => {
    const state = player.getState()
    const track = trackOf(state)
    if (!track) return
    const { status, rate } = state
    const seconds = status === 'ended' ? track.duration : player.getTime()
    hear({ track: track.id, seconds, isPlaying: status === 'playing', rate, at: performance.now() })
  }
  return player.subscribeTime(report)
}

/** Opens the ticks of a project and ticks what is heard whole. */
export function useOpenChecked(kind: CheckedKind): CheckedBlocks {
  const editor = useEditor()
  const checked = useMemo(() => createCheckedBlocks(editor, kind), [editor, kind])
  useEffect(() => {
    checkedIn(editor).set(checked)
    const stops = [checked.watch(), tickHeardBlocks(checked)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, checked])
  return checked
}

/** The ticks of the open project; undefined until they are loaded. */
export const useChecked = () => useSignal(checkedIn(useEditor()))

const noMarks: ReadonlySet<string> = new Set()
const subscribeToNothing = () => () => {}
const noKeys = () => noMarks

/** How many blocks are checked, of how many. */
export function useCheckedCount(checked: CheckedBlocks | undefined) {
  const marks = useSyncExternalStore(
    checked?.marks.subscribe ?? subscribeToNothing,
    checked?.marks.get ?? noKeys,
    checked?.marks.get ?? noKeys,
  )
  const count = useCallback(
    (state: EditorState) => {
      const blocks = checked?.kind.blocks(state) ?? []
      return { count: blocks.length, done: checked ? blocks.filter(checked.isChecked).length : 0, marks }
    },
    [checked, marks],
  )
  return useSettled(count)
}
