import { type EditorBlock, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { SegmentSpeaker as SharedSpeaker } from '#src/features/segments/segment-speaker.tsx'
import { SpeakerDot } from '#src/features/segments/speaker-dot.tsx'
import { speakersOf } from '../transcript/transcript-defaults.ts'
import { OpenSpeakerMenu } from './lazy-menus.ts'

interface SegmentSpeakerProps {
  block: EditorBlock
  /** Number of the segment, from 1. */
  place: number
  isReadOnly: boolean
}

export function SegmentSpeaker({ block, place, isReadOnly }: SegmentSpeakerProps) {
  const speakers = speakersOf(useProjectDefaults())
  const speakerId = segmentOf(block)?.speakerId ?? null
  return (
    <span className="flex min-w-0 items-center gap-1">
      {speakers.length > 1 && <SpeakerDot speakers={speakers} speakerId={speakerId} />}
      <SharedSpeaker
        speakers={speakers}
        speakerId={speakerId}
        place={place}
        isReadOnly={isReadOnly}
        content={(menu) => <OpenSpeakerMenu block={block} menu={menu} />}
      />
    </span>
  )
}
