import type { Speaker } from '#src/contract/speech-to-text.ts'
import { personColour } from '#src/ui/tokens.ts'

interface SpeakerDotProps {
  speakers: readonly Pick<Speaker, 'id'>[]
  speakerId: string | null
}

/** The colour of a speaker, next to the name, which alone tells who it is. */
export function SpeakerDot({ speakers, speakerId }: SpeakerDotProps) {
  const colour = personColour(speakers.findIndex(({ id }) => id === speakerId))
  return (
    colour && (
      <span
        aria-hidden
        style={{ color: colour }}
        className="size-2 shrink-0 rounded-full border border-current bg-current"
      />
    )
  )
}
