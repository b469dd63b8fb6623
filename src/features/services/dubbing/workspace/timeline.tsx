import { ZoomIn, ZoomOut } from 'lucide-react'
import { type RefObject, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { player } from '#src/audio/player.ts'
import { usePlayerFrame } from '#src/audio/use-player.ts'
import { useProjectDefaults, useSettled } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { personColour } from '#src/ui/tokens.ts'
import { dubDefaultsOf } from '../dub/dub-defaults.ts'
import { useOpenDub } from '../dub/open-dub.ts'
import { SpeakerRow } from './timeline-row.tsx'
import { rowsIn, zoomsOf } from './timeline-view.ts'
import { useFollowing } from './use-following.ts'

function useTimelineView(scroller: RefObject<HTMLElement | null>) {
  const [view, setView] = useState({ left: 0, width: 0 })
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () =>
      setView(({ left, width }) =>
        left === element.scrollLeft && width === element.clientWidth
          ? { left, width }
          : { left: element.scrollLeft, width: element.clientWidth },
      )
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', measure)
      observer.disconnect()
    }
  }, [scroller])
  return view
}

interface PlayheadProps {
  duration: number
  scroller: RefObject<HTMLElement | null>
}

/** The playback position. While playing, the strip scrolls along unless the user scrolls. */
function Playhead({ duration, scroller }: PlayheadProps) {
  const line = useRef<HTMLSpanElement>(null)
  const { isLoaded } = useFollowing()
  const { follow } = useOpenDub()
  usePlayerFrame(isLoaded, (seconds) => {
    const strip = scroller.current
    if (!line.current || !strip) return
    const share = Math.min(1, seconds / duration)
    line.current.style.left = `${100 * share}%`
    if (player.getState().status !== 'playing' || !follow.get()) return
    const at = share * strip.scrollWidth - strip.scrollLeft
    if (at < 0 || at > strip.clientWidth) strip.scrollLeft += at - strip.clientWidth / 8
  })
  return <span ref={line} aria-hidden="true" className="absolute inset-y-0 w-px bg-accent" />
}

interface ZoomProps {
  zoom: number
  most: number
  onZoom: (zoom: number) => void
}

function Zoom({ zoom, most, onZoom }: ZoomProps) {
  const { t } = useTranslation('dubbing')
  return (
    <span className="flex">
      <IconButton
        size="small"
        label={t('timeline.zoomOut')}
        icon={<ZoomOut size={16} aria-hidden />}
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      />
      <IconButton
        size="small"
        label={t('timeline.zoomIn')}
        icon={<ZoomIn size={16} aria-hidden />}
        disabled={zoom >= most}
        onClick={() => onZoom(zoom + 1)}
      />
    </span>
  )
}

/** The times of all speakers, one row each. On phones it is a strip next to its buttons. */
export function Timeline({ duration }: { duration: number }) {
  const { t } = useTranslation(['dubbing', 'segments'])
  const scroller = useRef<HTMLDivElement>(null)
  const view = useTimelineView(scroller)
  const [zoom, setZoom] = useState(0)
  const { speakers } = dubDefaultsOf(useProjectDefaults())
  const rows = useSettled(rowsIn)
  // The strip itself moves and grows at once; its contents are redrawn with lower priority.
  const drawn = useDeferredValue(
    useMemo(
      () => ({ ...view, pixelsPerSecond: (view.width * 2 ** zoom) / duration }),
      [view, zoom, duration],
    ),
  )
  const secondsAt = (pixels: number) =>
    drawn.pixelsPerSecond > 0 ? Math.min(duration, pixels / drawn.pixelsPerSecond) : 0
  const nameOf = (id: string | null) =>
    speakers.find((speaker) => speaker.id === id)?.name ?? t('segments:segment.nobody')
  // Keeps the middle of the view in place.
  const middle = useRef(0)
  const zoomTo = (next: number) => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 1 } = scroller.current ?? {}
    middle.current = (scrollLeft + clientWidth / 2) / scrollWidth
    setZoom(next)
  }
  useLayoutEffect(() => {
    const strip = scroller.current
    if (strip) strip.scrollLeft = middle.current * view.width * 2 ** zoom - view.width / 2
  }, [zoom, view.width])
  return (
    <div className="folds flex gap-x-1 max-lg:flex-row-reverse max-lg:items-center lg:flex-col lg:gap-1">
      <div className="flex shrink-0 items-center justify-between">
        <h2 className="text-13 font-strong max-lg:sr-only">{t('timeline.title')}</h2>
        <Zoom zoom={zoom} most={zoomsOf(duration, view.width)} onZoom={zoomTo} />
      </div>
      <div
        ref={scroller}
        className="max-h-24 min-w-0 flex-1 overflow-auto overscroll-x-contain rounded-md bg-sunken lg:max-h-48"
      >
        <div className="relative flex flex-col" style={{ width: `${100 * 2 ** zoom}%` }}>
          {rows.map(({ speakerId, segments }) => (
            <SpeakerRow
              key={speakerId}
              name={nameOf(speakerId)}
              colour={personColour(speakers.findIndex(({ id }) => id === speakerId))}
              segments={segments}
              duration={duration}
              view={drawn}
            />
          ))}
          <Playhead duration={duration} scroller={scroller} />
        </div>
      </div>
      <p aria-hidden translate="no" className="tabular flex justify-between text-13 text-muted max-lg:hidden">
        <span>{formatDuration(secondsAt(drawn.left))}</span>
        <span>{formatDuration(secondsAt(drawn.left + drawn.width))}</span>
      </p>
    </div>
  )
}
