import { IconButton } from '#src/ui/icon-button.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'

interface PlayButtonProps {
  label: string
  disabled?: boolean
  onClick: () => void
}

/** Plays the text next to it, at the height of its first line. */
export function PlayButton(props: PlayButtonProps) {
  return (
    <span className="flex h-6 items-center">
      <IconButton {...props} size="small" icon={<PlayIcon />} />
    </span>
  )
}
