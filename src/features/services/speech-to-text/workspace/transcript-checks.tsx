import { useMemo } from 'react'
import { CheckBar } from '#src/features/checks/check-bar.tsx'
import type { CheckedKind } from '#src/features/checks/checked-blocks.ts'
import { blocksOf, type Editor, useEditor } from '#src/features/editor/editor-context.ts'
import { useListening } from '#src/features/listening/use-listening.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import {
  contentOfSegment,
  cuesOfSegments,
  startOfSegment,
  stretchOfSegment,
} from '#src/features/segments/segment-checks.ts'
import { sourceTrackId } from '../transcript/source-playback.ts'

const checkedTranscript = (editor: Editor): CheckedKind => ({
  blocks: (state) => blocksOf(state).filter((block) => segmentOf(block)),
  cues: (state) => cuesOfSegments(state, ({ text }) => text),
  contentOf: (block) => contentOfSegment(block, block.text),
  stretchAt: (track, seconds) =>
    track === sourceTrackId(editor) ? stretchOfSegment(editor, seconds) : undefined,
})

export function TranscriptChecks() {
  const editor = useEditor()
  const kind = useMemo(() => checkedTranscript(editor), [editor])
  useListening((_track, seconds) => startOfSegment(editor, seconds))
  return <CheckBar kind={kind} />
}
