import { type EditorBlock, useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { SegmentMenuContent } from '#src/features/segments/segment-menu-content.tsx'
import { useSpeakerEntries } from '#src/features/segments/speaker-entries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DropdownMenuContent } from '#src/ui/dropdown-menu-content.tsx'
import type { OpenMenuProps } from '#src/ui/dropdown-menu-entries.ts'
import { addSentence } from '../dub/add-sentence.ts'
import { changePlace, commandsForSegment } from '../dub/dub-commands.ts'
import { dubDefaultsOf } from '../dub/dub-defaults.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { useOpenDub } from '../dub/open-dub.ts'
import { useAddSpeaker } from './use-add-speaker.ts'

export interface SegmentMenuProps {
  block: EditorBlock
  /** Number of the segment, from 1. */
  place: number
}

export function OpenSegmentMenu({ block, place, menu }: SegmentMenuProps & { menu: OpenMenuProps }) {
  const { t } = useTranslation('dubbing-lazy')
  const dub = useOpenDub()
  const add = () => addSentence(dub, dubOf(block)?.end ?? 0)
  return (
    <SegmentMenuContent
      menu={menu}
      block={block}
      place={place}
      commands={commandsForSegment(dub.editor, block.key)}
      entries={[{ id: 'add', label: t('segment.addBelow'), onSelect: add }]}
    />
  )
}

export interface SpeakerMenuProps {
  block: EditorBlock
  menu: OpenMenuProps
}

export function OpenSpeakerMenu({ block, menu }: SpeakerMenuProps) {
  const editor = useEditor()
  const { speakers } = dubDefaultsOf(useProjectDefaults())
  const choices = useSpeakerEntries(
    speakers,
    (id) => id === dubOf(block)?.speakerId,
    (speakerId) => editor.run(changePlace(block, { speakerId })),
  )
  const more = useAddSpeaker([block.key])
  return <DropdownMenuContent {...menu} entries={[...choices, ...more]} />
}
