import { MAX_CHAPTERS } from '#src/contract/limits.ts'
import { type EditorBlock, useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { SegmentMenuContent } from '#src/features/segments/segment-menu-content.tsx'
import { useNewSpeakerEntry, useSpeakerEntries } from '#src/features/segments/speaker-entries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DropdownMenuContent } from '#src/ui/dropdown-menu-content.tsx'
import type { MenuEntry, OpenMenuProps } from '#src/ui/dropdown-menu-entries.ts'
import { addChapter } from '../transcript/add-chapters.ts'
import { chaptersAt } from '../transcript/chapters.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { addSpeaker, assignSpeaker } from '../transcript/segment-commands.ts'
import { playSourceAt } from '../transcript/source-playback.ts'
import { chaptersOf, speakersOf } from '../transcript/transcript-defaults.ts'
import { commandsForSegment } from './commands-for-segment.ts'

function useChapterEntries(block: EditorBlock, place: number): MenuEntry[] {
  const { t } = useTranslation('speech-to-text')
  const { editor, naming } = useOpenTranscript()
  const chapters = chaptersOf(useProjectDefaults())
  const above = editor.store.getBlock(editor.store.getOrder()[place - 2] ?? '')
  if (!chapters || chapters.length >= MAX_CHAPTERS || chaptersAt(chapters, above, block).length > 0) return []
  function begin() {
    const title = t('chapter.numbered', { number: (chapters?.length ?? 0) + 1 })
    const added = addChapter(editor.store.getState(), block.key, title)
    if (!added) return
    naming.set(added.id)
    editor.run(added.command)
  }
  return [{ id: 'chapter', label: t('chapter.begin'), onSelect: begin }]
}

export interface SegmentMenuProps {
  block: EditorBlock
  /** Number of the segment, from 1. */
  place: number
}

export function OpenSegmentMenu({ block, place, menu }: SegmentMenuProps & { menu: OpenMenuProps }) {
  const { t } = useTranslation('speech-to-text')
  const { editor } = useOpenTranscript()
  const entries: MenuEntry[] = [
    {
      id: 'play',
      label: t('segment.playFrom'),
      onSelect: () => playSourceAt(editor, segmentOf(block)?.start ?? 0),
    },
    { kind: 'separator', id: 'structure' },
    ...useChapterEntries(block, place),
  ]
  const commands = commandsForSegment(editor, block.key)
  return <SegmentMenuContent menu={menu} block={block} place={place} commands={commands} entries={entries} />
}

export interface SpeakerMenuProps {
  block: EditorBlock
  menu: OpenMenuProps
}

export function OpenSpeakerMenu({ block, menu }: SpeakerMenuProps) {
  const { t } = useTranslation('speech-to-text')
  const editor = useEditor()
  const { renaming } = useOpenTranscript()
  const speakers = speakersOf(useProjectDefaults())
  const speakerId = segmentOf(block)?.speakerId ?? null
  const { key } = block
  const state = () => editor.store.getState()
  const choices = useSpeakerEntries(
    speakers,
    (id) => id === speakerId,
    (id) => editor.run(assignSpeaker(state(), [key], id)),
  )
  const more: MenuEntry[] = [
    ...useNewSpeakerEntry(speakers, (name) => editor.run(addSpeaker(state(), name, [key]))),
    {
      id: 'rename',
      label: t('segment.rename'),
      isDisabled: speakerId === null,
      onSelect: () => speakerId !== null && renaming.set({ speakerId, key }),
    },
  ]
  return <DropdownMenuContent {...menu} entries={[...choices, ...more]} />
}
