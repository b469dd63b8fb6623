import { Plus, ZoomIn, ZoomOut } from 'lucide-react'
import {
  type ComponentProps,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { player } from '#src/audio/player.ts'
import { usePlayerFrame } from '#src/audio/use-player.ts'
import type { DubbingSource } from '#src/contract/dubbing.ts'
import { useProjectDefaults, useSettled } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { personColour } from '#src/ui/tokens.ts'
import { useIsPhone } from '#src/ui/use-is-phone.ts'
import { addSentence } from '../dub/add-sentence.ts'
import { dubDefaultsOf } from '../dub/dub-defaults.ts'
import { dubOf } from '../dub/dub-segment.ts'
import { isLoaded, playheadOf, seekFilm, useFollowing, useOpenDub } from '../dub/open-dub.ts'
import type { Times } from '../dub/segment-moves.ts'
import { momentText } from '../form/moment-text.ts'
import { SpeakerRow } from './timeline-row.tsx'
import { rowsIn, zoomsOf } from './timeline-view.ts'
import { useMoves } from './use-moves.ts'

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
  /** Number of steps. */
  most: number
  onZoom: (zoom: number) => void
}

function Zoom({ zoom, most, onZoom }: ZoomProps) {
  const { t } = useTranslation('dubbing-lazy')
  return (
    <>
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
    </>
  )
}

/** The drawn part of the strip, whose middle stays in place when it is zoomed. */
function useZoomedView(scroller: RefObject<HTMLElement | null>, duration: number) {
  const view = useTimelineView(scroller)
  const [zoom, setZoom] = useState(0)
  // The strip itself moves and grows at once; its contents are redrawn with lower priority.
  const drawn = useDeferredValue(
    useMemo(
      () => ({ ...view, pixelsPerSecond: (view.width * 2 ** zoom) / duration }),
      [view, zoom, duration],
    ),
  )
  const middle = useRef(0)
  const zoomTo = (next: number) => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 1 } = scroller.current ?? {}
    middle.current = (scrollLeft + clientWidth / 2) / scrollWidth
    setZoom(next)
  }
  useLayoutEffect(() => {
    const strip = scroller.current
    if (strip) strip.scrollLeft = middle.current * view.width * 2 ** zoom - view.width / 2
  }, [scroller, zoom, view.width])
  const secondsAt = (pixels: number) =>
    drawn.pixelsPerSecond > 0 ? Math.min(duration, pixels / drawn.pixelsPerSecond) : 0
  return { drawn, zoom, zoomTo, zoomMost: zoomsOf(duration, view.width), secondsAt }
}

/** At the playhead; before the film is played, after the segment that the customer is at. */
function AddSegmentHere() {
  const { t } = useTranslation('dubbing-lazy')
  const dub = useOpenDub()
  const { active, store } = dub.editor
  const add = () => {
    const atHand = dubOf(store.getBlock(active.get() ?? ''))
    addSentence(dub, isLoaded(dub) ? playheadOf(dub) : (atHand?.end ?? 0))
  }
  return (
    <IconButton size="small" label={t('timeline.add')} icon={<Plus size={16} aria-hidden />} onClick={add} />
  )
}

interface ToolsProps extends ComponentProps<typeof Zoom> {
  isReadOnly: boolean
  /** Next to several rows, one below the other. */
  isTall: boolean
}

function Tools({ isReadOnly, isTall, ...zoom }: ToolsProps) {
  return (
    <span className={classNames('flex shrink-0', isTall && 'max-lg:flex-col')}>
      {!isReadOnly && <AddSegmentHere />}
      <Zoom {...zoom} />
    </span>
  )
}

/** The times of a segment while it is moved. */
function MovedTimes({ times }: { times: Times | undefined }) {
  const { number } = useFormat()
  return (
    <p
      role="status"
      translate="no"
      className={classNames(
        times
          ? 'tabular layer absolute bottom-full left-0 z-10 rounded-sm bg-ink px-2 py-1 text-13 text-paper'
          : 'sr-only',
      )}
    >
      {times && `${momentText(times.start, number)} – ${momentText(times.end, number)}`}
    </p>
  )
}

/** The times of all speakers, one row each. On phones it is a strip next to its buttons. */
export function Timeline({ source }: { source: DubbingSource }) {
  const { duration } = source
  const { t } = useTranslation(['dubbing-lazy', 'segments'])
  const dub = useOpenDub()
  const scroller = useRef<HTMLDivElement>(null)
  const { drawn, zoom, zoomTo, zoomMost, secondsAt } = useZoomedView(scroller, duration)
  const { held, isMoving, hold, isReadOnly, handlers } = useMoves(source, scroller, drawn.pixelsPerSecond)
  const { speakers } = dubDefaultsOf(useProjectDefaults())
  const rows = useSettled(rowsIn)
  const nameOf = (id: string | null) =>
    speakers.find((speaker) => speaker.id === id)?.name ?? t('segments:segment.nobody')
  const isPhone = useIsPhone()
  const tools = (
    <Tools isReadOnly={isReadOnly} isTall={rows.length > 1} zoom={zoom} most={zoomMost} onZoom={zoomTo} />
  )
  return (
    <div className="folds relative flex gap-x-1 max-lg:items-center lg:flex-col lg:gap-1">
      <div className="flex shrink-0 items-center justify-between max-md:contents">
        <h2 className="text-13 font-strong max-lg:sr-only">{t('timeline.title')}</h2>
        {!isPhone && tools}
      </div>
      <MovedTimes times={isMoving ? held : undefined} />
      <div
        ref={scroller}
        className="max-h-24 min-w-0 flex-1 overflow-auto overscroll-x-contain rounded-md bg-sunken lg:max-h-48"
      >
        <div
          role="none"
          className="relative flex flex-col"
          style={{ width: `${100 * 2 ** zoom}%` }}
          {...handlers}
          onClick={({ target, currentTarget, clientX }) => {
            if (target instanceof Element && target.closest('button')) return
            seekFilm(dub, secondsAt(clientX - currentTarget.getBoundingClientRect().left))
          }}
        >
          {rows.map(({ speakerId, segments }) => (
            <SpeakerRow
              key={speakerId}
              name={nameOf(speakerId)}
              colour={personColour(speakers.findIndex(({ id }) => id === speakerId))}
              segments={segments}
              held={held?.speakerId === speakerId ? held : undefined}
              duration={duration}
              view={drawn}
              isReadOnly={isReadOnly}
              onHold={hold}
            />
          ))}
          <Playhead duration={duration} scroller={scroller} />
        </div>
      </div>
      {isPhone && tools}
      <p aria-hidden translate="no" className="tabular flex justify-between text-13 text-muted max-lg:hidden">
        <span>{formatDuration(secondsAt(drawn.left))}</span>
        <span>{formatDuration(secondsAt(drawn.left + drawn.width))}</span>
      </p>
    </div>
  )
}
