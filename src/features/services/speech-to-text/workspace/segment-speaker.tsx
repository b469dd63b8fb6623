import { type EditorBlock, useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { SegmentSpeaker as SharedSpeaker } from '#src/features/segments/segment-speaker.tsx'
import { SpeakerDot } from '#src/features/segments/speaker-dot.tsx'
import { useNewSpeakerEntry } from '#src/features/segments/speaker-entries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { addSpeaker, assignSpeaker } from '../transcript/segment-commands.ts'
import { speakersOf } from '../transcript/transcript-defaults.ts'

interface SegmentSpeakerProps {
  block: EditorBlock
  /** Number of the segment, from 1. */
  place: number
  isReadOnly: boolean
}

export function SegmentSpeaker({ block, place, isReadOnly }: SegmentSpeakerProps) {
  const { t } = useTranslation('speech-to-text')
  const editor = useEditor()
  const { renaming } = useOpenTranscript()
  const speakers = speakersOf(useProjectDefaults())
  const speakerId = segmentOf(block)?.speakerId ?? null
  const { key } = block
  const state = () => editor.store.getState()
  const more: MenuEntry[] = [
    ...useNewSpeakerEntry(speakers, (name) => editor.run(addSpeaker(state(), name, [key]))),
    {
      id: 'rename',
      label: t('segment.rename'),
      isDisabled: speakerId === null,
      onSelect: () => speakerId !== null && renaming.set({ speakerId, key }),
    },
  ]
  return (
    <span className="flex min-w-0 items-center gap-1">
      {speakers.length > 1 && <SpeakerDot speakers={speakers} speakerId={speakerId} />}
      <SharedSpeaker
        speakers={speakers}
        speakerId={speakerId}
        place={place}
        isReadOnly={isReadOnly}
        onChoose={(id) => editor.run(assignSpeaker(state(), [key], id))}
        more={more}
      />
    </span>
  )
}
