import { LocateFixed } from 'lucide-react'
import type { ReactNode } from 'react'
import { SpeedMenu } from '#src/audio/speed-menu.tsx'
import { isOpen } from '#src/audio/track.ts'
import { usePlayer, type useTrackStatus } from '#src/audio/use-player.ts'
import { EditorToolbar } from '#src/features/workspace/editor-toolbar.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import type { Tool } from '#src/ui/tool-buttons.tsx'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { Following } from './use-follow.ts'

interface PlaybackProps {
  /** State of the recording in the player. */
  status: ReturnType<typeof useTrackStatus>
  playLabel: string
  pauseLabel: string
  onToggle: () => void
}

interface SegmentToolbarProps {
  label: string
  playback: PlaybackProps
  following: Following
  /** Rendered before the tools; on phones in a row of its own below them. */
  children?: ReactNode
  /** Rendered before the tools that every list of segments has. */
  marks?: ReactNode
  tools: readonly Tool[]
  onFind: () => void
  onShortcuts: () => void
}

function Playback({ status, playLabel, pauseLabel, onToggle }: PlaybackProps) {
  const isOn = status === 'playing' || status === 'loading'
  const isPlayerOpen = usePlayer(isOpen)
  return (
    // On phones the player has the only play and speed buttons.
    <span className={classNames('flex items-center sm:gap-1', isPlayerOpen && 'max-md:hidden')}>
      <IconButton
        label={isOn ? pauseLabel : playLabel}
        icon={<PlayIcon isOn={isOn} size={20} />}
        isLoading={status === 'loading'}
        onClick={onToggle}
      />
      <SpeedMenu />
    </span>
  )
}

function FollowButton({ isLoaded, follow }: Following) {
  const { t } = useTranslation('segments')
  const isFollowing = useSignal(follow)
  if (!isLoaded || isFollowing) return null
  return (
    <Button size="small" icon={<LocateFixed size={16} aria-hidden />} onClick={() => follow.set(true)}>
      <span className="max-sm:sr-only">{t('toolbar.follow')}</span>
    </Button>
  )
}

export function SegmentToolbar({ playback, following, children, marks, ...toolbar }: SegmentToolbarProps) {
  const isPhone = useIsPhone()
  return (
    <EditorToolbar
      {...toolbar}
      isWrapped
      end={isPhone && children}
      start={
        <>
          <Playback {...playback} />
          {!isPhone && children}
          <FollowButton {...following} />
        </>
      }
    >
      {marks}
    </EditorToolbar>
  )
}
