import { RotateCcw, SkipBack, SkipForward, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { lengthSeconds } from '#src/lib/format-length.ts'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { connectMediaSession } from './media-session.ts'
import { player } from './player.ts'
import { PlayerScrubber } from './player-scrubber.tsx'
import { SpeedMenu } from './speed-menu.tsx'
import { TimeLabel } from './time-label.tsx'
import { type Track, trackOf } from './track.ts'
import { usePlayer, usePlayerTime } from './use-player.ts'

function Transport() {
  const { t } = useTranslation('player')
  const isOn = usePlayer(({ status }) => status === 'playing' || status === 'loading')
  const isLoading = usePlayer(({ status }) => status === 'loading')
  const hasNext = usePlayer(({ index, tracks }) => index + 1 < tracks.length)
  return (
    <div className="flex shrink-0 items-center gap-1">
      <IconButton
        label={t('previous')}
        icon={<SkipBack size={16} aria-hidden />}
        size="small"
        onClick={player.previous}
      />
      <IconButton
        label={isOn ? t('pause') : t('play')}
        icon={<PlayIcon isOn={isOn} size={20} />}
        variant="filled"
        data-play
        isLoading={isLoading}
        onClick={player.toggle}
      />
      <IconButton
        label={t('next')}
        icon={<SkipForward size={16} aria-hidden />}
        size="small"
        disabled={!hasNext}
        onClick={player.next}
      />
    </div>
  )
}

/** Title of the current track. On phones also the time, because the scrubber has no room for it. */
function TrackTitle({ track: { title, context, duration } }: { track: Track }) {
  const time = usePlayerTime(1)
  return (
    <div className="flex min-w-0 flex-1 flex-col md:w-48 md:flex-none">
      <span {...inOwnLanguage(title)} className="truncate font-strong">
        {title}
      </span>
      {context && (
        <span {...inOwnLanguage(context)} className="truncate text-13 text-muted max-md:hidden">
          {context}
        </span>
      )}
      <span className="truncate text-13 text-muted md:hidden">
        <TimeLabel seconds={time} />
        {duration > 0 && (
          <>
            {' / '}
            <TimeLabel seconds={lengthSeconds(duration)} />
          </>
        )}
      </span>
    </div>
  )
}

/** Longer than a frame, after which browsers have moved the focus. */
const FOCUS_LOSS_MS = 50

/** Takes the focus over: on phones the player replaces the button that started it. */
function useTakeFocus(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    // An element that is hidden loses the focus after the next frame.
    const timer = setTimeout(() => {
      if (isFocusLost()) ref.current?.querySelector<HTMLElement>('[data-play]')?.focus()
    }, FOCUS_LOSS_MS)
    return () => clearTimeout(timer)
  }, [ref])
}

function Failure() {
  const { t } = useTranslation('player')
  return (
    <div
      role="alert"
      className="flex w-full min-w-0 flex-wrap items-center gap-x-3 text-danger md:w-auto md:flex-1"
    >
      <span>{t('failed')}</span>
      <Button size="small" icon={<RotateCcw size={16} aria-hidden />} onClick={player.play}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** Publishes the player's height as a CSS variable, so that other bars at the foot are placed above it. */
function useHeightOnPage(ref: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const element = ref.current
    if (!element) return
    // In the next frame, because in this one the elements above the player are measured already.
    const observer = new ResizeObserver(() =>
      requestAnimationFrame(
        () => element.isConnected && style.setProperty('--player-height', `${element.offsetHeight}px`),
      ),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--player-height')
    }
  }, [ref])
}

/** Returns the focus to the element that opened the player, because closing removes the pressed button. */
function useClose() {
  const [opener] = useState(() => document.activeElement)
  return () => {
    player.close()
    const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
    const target = isThere ? opener : document.querySelector<HTMLElement>('main')
    target?.focus({ preventScroll: true })
  }
}

export function PlayerDock() {
  const { t } = useTranslation('player')
  const track = usePlayer(trackOf)
  const hasFailed = usePlayer(({ status }) => status === 'failed')
  const isPhone = useIsPhone()
  const ref = useRef<HTMLElement>(null)
  const close = useClose()
  useEffect(() => connectMediaSession(), [])
  useHeightOnPage(ref)
  useTakeFocus(ref)
  if (!track) return null
  const place = hasFailed ? <Failure /> : <PlayerScrubber track={track} />
  return (
    <section
      ref={ref}
      aria-label={t('label')}
      className="player fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised px-2 pb-1 md:px-6 md:py-2"
    >
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-2 md:flex-nowrap md:gap-x-4">
        {isPhone && place}
        <Transport />
        <TrackTitle track={track} />
        {!isPhone && place}
        <div className="flex shrink-0 items-center gap-1">
          <SpeedMenu />
          <IconButton label={t('close')} icon={<X size={16} aria-hidden />} size="small" onClick={close} />
        </div>
      </div>
    </section>
  )
}
