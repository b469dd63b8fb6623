import { useTranslation } from 'react-i18next'
import { type EditorBlock, useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { addSpeaker, assignSpeaker } from '../transcript/segment-commands.ts'
import { numberedName } from '../transcript/speakers.ts'
import { speakersOf } from '../transcript/transcript-defaults.ts'

export function useSpeakerName() {
  const { t } = useTranslation('speech-to-text')
  const speakers = speakersOf(useProjectDefaults())
  return (id: string | null) => speakers.find((speaker) => speaker.id === id)?.name ?? t('speakers.nobody')
}

function useSpeakerEntries(block: EditorBlock): MenuEntry[] {
  const { t } = useTranslation('speech-to-text')
  const editor = useEditor()
  const { renaming } = useOpenTranscript()
  const speakers = speakersOf(useProjectDefaults())
  const speakerId = segmentOf(block)?.speakerId ?? null
  const { key } = block
  const state = () => editor.store.getState()
  return [
    { kind: 'heading', id: 'who', label: t('segment.who') },
    ...speakers.map(
      ({ id, name: label }): MenuEntry => ({
        kind: 'choice',
        id,
        label,
        isChosen: id === speakerId,
        onSelect: () => editor.run(assignSpeaker(state(), [key], id)),
      }),
    ),
    { kind: 'separator', id: 'more' },
    {
      id: 'new',
      label: t('segment.newSpeaker'),
      onSelect: () => {
        const name = numberedName(speakers, (number) => t('speakers.numbered', { number }))
        editor.run(addSpeaker(state(), name, [key]))
      },
    },
    {
      id: 'rename',
      label: t('segment.rename'),
      isDisabled: speakerId === null,
      onSelect: () => speakerId !== null && renaming.set({ speakerId, key }),
    },
  ]
}

export function SegmentSpeaker({ block, isReadOnly }: { block: EditorBlock; isReadOnly: boolean }) {
  const { t } = useTranslation('speech-to-text')
  const name = useSpeakerName()(segmentOf(block)?.speakerId ?? null)
  const entries = useSpeakerEntries(block)
  if (isReadOnly) {
    return (
      <span className="truncate text-14 font-strong" dir="auto">
        {name}
      </span>
    )
  }
  return (
    <DropdownMenu
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={t('segment.speaker', { name })}
          className="min-h-6 min-w-0 truncate rounded-sm text-14 font-strong hover:text-accent"
          dir="auto"
        >
          {name}
        </button>
      )}
      entries={entries}
    />
  )
}
