import { useMemo } from 'react'
import { CheckBar } from '#src/features/checks/check-bar.tsx'
import type { CheckedKind } from '#src/features/checks/checked-blocks.ts'
import { type Editor, useEditor } from '#src/features/editor/editor-context.ts'
import { useListening } from '#src/features/listening/use-listening.ts'
import { pauseSeconds } from '#src/rules/speech.ts'
import { factsOf, isSpoken } from './block-facts.ts'
import { includedIn, type PartsOf } from './parts-of.ts'
import { blockOfTrack } from './playback.ts'

/** Address without its signature, which differs between responses. */
const soundOf = (url = '') => url.replace(/[?#].*$/, '')

const spokenBlocks = (editor: Editor, partsOf: PartsOf): CheckedKind => ({
  blocks: (state) => includedIn(state, partsOf).filter(isSpoken),
  cues(state) {
    let start = 0
    return includedIn(state, partsOf).flatMap((block) => {
      const { needsSound, isSpoken: isHeard } = factsOf(block, state.defaults)
      const from = start
      if (block.type === 'pause') start += pauseSeconds(block.settings)
      else if (isHeard) start += block.generated.duration ?? 0
      const text = block.text.trim()
      return isHeard && !needsSound && text !== '' ? { key: block.key, start: from, end: start, text } : []
    })
  },
  contentOf(block, { defaults }) {
    const { staleness = '' } = factsOf(block, defaults)
    return [soundOf(block.generated.audio_url ?? undefined), staleness, block.text].join('\n')
  },
  stretchAt(track) {
    const block = blockOfTrack(editor, track)
    if (!block || factsOf(block, editor.store.getDefaults()).staleness) return undefined
    return { key: block.key, start: 0, end: block.generated.duration ?? 0 }
  },
})

/** Repeats a whole block, which is a track of its own. */
const startOfBlock = () => 0

export function SpeechChecks({ partsOf }: { partsOf: PartsOf }) {
  const editor = useEditor()
  const kind = useMemo(() => spokenBlocks(editor, partsOf), [editor, partsOf])
  useListening(startOfBlock)
  return <CheckBar kind={kind} />
}
