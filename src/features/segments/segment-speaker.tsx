import type { Speaker } from '#src/contract/speech-to-text.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { useSpeakerEntries } from './speaker-entries.ts'

interface SegmentSpeakerProps {
  speakers: readonly Speaker[]
  speakerId: string | null
  /** Number of the segment, from 1. */
  place: number
  isReadOnly: boolean
  onChoose: (id: string) => void
  /** Further entries of the speaker's menu. */
  more?: readonly MenuEntry[]
}

export function SegmentSpeaker(props: SegmentSpeakerProps) {
  const { speakers, speakerId, place, isReadOnly, onChoose, more = [] } = props
  const { t } = useTranslation('segments')
  const entries = useSpeakerEntries(speakers, (id) => id === speakerId, onChoose)
  const name = speakers.find(({ id }) => id === speakerId)?.name ?? t('segment.nobody')
  if (isReadOnly || (speakers.length < 2 && more.length === 0)) {
    return (
      <span className="truncate text-14 font-strong" dir="auto">
        {name}
      </span>
    )
  }
  return (
    <DropdownMenu
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          aria-label={t('segment.speaker', { name, number: place })}
          className="min-h-6 min-w-0 truncate rounded-sm text-14 font-strong hover:underline"
          dir="auto"
        >
          {name}
        </button>
      )}
      entries={[...entries, ...more]}
    />
  )
}
