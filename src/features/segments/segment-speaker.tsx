import type { ReactNode } from 'react'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { OpenMenuProps } from '#src/ui/dropdown-menu-entries.ts'
import { SpeakerDot } from './speaker-dot.tsx'

interface SegmentSpeakerProps {
  speakers: readonly Speaker[]
  speakerId: string | null
  /** Number of the segment, from 1. */
  place: number
  isReadOnly: boolean
  /** Whether the speaker's colour is shown. */
  hasDot?: boolean
  /** Renders the content of the menu, which is lazy. */
  content: (menu: OpenMenuProps) => ReactNode
}

function SpeakerName({ speakers, speakerId, place, isReadOnly, content }: SegmentSpeakerProps) {
  const { t } = useTranslation('segments')
  const name = speakers.find(({ id }) => id === speakerId)?.name ?? t('segment.nobody')
  if (isReadOnly) {
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
      entries={content}
    />
  )
}

/** Who speaks a segment, with a menu to change it. */
export function SegmentSpeaker({ hasDot = true, ...props }: SegmentSpeakerProps) {
  return (
    <span className="flex min-w-0 items-center gap-1">
      {hasDot && <SpeakerDot {...props} />}
      <SpeakerName {...props} />
    </span>
  )
}
