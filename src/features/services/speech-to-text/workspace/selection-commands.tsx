import { RotateCcw, Users } from 'lucide-react'
import { useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { textWithSpeaker } from '#src/features/segments/segment-texts.ts'
import { useNewSpeakerEntry, useSpeakerEntries } from '#src/features/segments/speaker-entries.ts'
import { useSelectedKeys } from '#src/features/selection/block-selection.ts'
import { SelectionBar } from '#src/features/selection/selection-bar.tsx'
import { SelectionMenu } from '#src/features/selection/selection-menu.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { Tool } from '#src/ui/tool-buttons.tsx'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { addSpeaker, assignSpeaker } from '../transcript/segment-commands.ts'
import { speakersOf } from '../transcript/transcript-defaults.ts'

interface SelectionCommandsProps {
  canRegenerate: boolean
  onRegenerate: () => void
}

function Speakers({ keys }: { keys: readonly string[] }) {
  const { t } = useTranslation('segments-lazy')
  const { editor } = useOpenTranscript()
  const speakers = speakersOf(useProjectDefaults())
  const state = () => editor.store.getState()
  const entries = useSpeakerEntries(
    speakers,
    (id) => keys.every((key) => segmentOf(editor.store.getBlock(key))?.speakerId === id),
    (id) => editor.run(assignSpeaker(state(), keys, id)),
  )
  const more = useNewSpeakerEntry(speakers, (name) => editor.run(addSpeaker(state(), name, keys)))
  return <SelectionMenu label={t('segment.who')} icon={Users} entries={[...entries, ...more]} />
}

/** Commands for selected segments of a transcript. */
export function SelectionCommands({ canRegenerate, onRegenerate }: SelectionCommandsProps) {
  const { t } = useTranslation('speech-to-text-lazy')
  const keys = useSelectedKeys()
  const speakers = speakersOf(useProjectDefaults())
  const again: Tool = {
    id: 'again',
    label: t('regenerate.openSelected'),
    icon: RotateCcw,
    isDisabled: !canRegenerate,
    onSelect: onRegenerate,
    onPhones: 'menu',
  }
  return (
    <SelectionBar keys={keys} tools={[again]} textOf={textWithSpeaker(speakers)}>
      <Speakers keys={keys} />
    </SelectionBar>
  )
}
