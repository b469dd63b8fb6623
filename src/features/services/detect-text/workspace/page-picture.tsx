import { Minus, Plus } from 'lucide-react'
import { type MouseEvent, memo, type RefObject, useEffect, useRef } from 'react'
import type { DocumentPage, PageLine } from '#src/contract/detect-text.ts'
import type { Box } from '#src/contract/form-choices.ts'
import { useBlock } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { allowedPicture } from '#src/lib/allowed-picture.ts'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { useOpenPages, wordsOf } from '../pages/open-pages.ts'
import { isDoubtful } from './doubtful-words.ts'
import { useGestures } from './use-gestures.ts'
import { useWheelZoom, useZoom, type Zoom } from './use-zoom.ts'

const ZOOM_KEYS: Readonly<Record<string, -1 | 1>> = { '+': 1, '=': 1, '-': -1 }

const boxStyle = ([left, top, width, height]: Box, margin = 0) => ({
  left: `${(left - margin) * 100}%`,
  top: `${(top - margin) * 100}%`,
  width: `${(width + 2 * margin) * 100}%`,
  height: `${(height + 2 * margin) * 100}%`,
})

/** A press this near to a line, in pixels, is meant for it: even the shortest line has 24 to press (WCAG 2.5.8). */
const MIN_PRESS_DISTANCE_PX = 12

function lineAt(lines: readonly PageLine[], { currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
  const area = currentTarget.getBoundingClientRect()
  const [x, y] = [(clientX - area.left) / area.width, (clientY - area.top) / area.height]
  const distances = lines.map(({ box: [left, top, width, height] }) =>
    Math.max(
      Math.max(left - x, x - left - width) * area.width,
      Math.max(top - y, y - top - height) * area.height,
    ),
  )
  const nearest = Math.min(...distances)
  return nearest > MIN_PRESS_DISTANCE_PX ? undefined : distances.indexOf(nearest)
}

/** For pointers alone: keys and screen readers have the same lines in the text, whose caret marks them here. */
const Lines = memo(function Lines({ blockKey, lines }: Pick<PagePictureProps, 'blockKey' | 'lines'>) {
  const { editor, line: pointed } = useOpenPages()
  const current = useSignal(pointed)
  function press(index: number) {
    pointed.set(index)
    const block = editor.store.getBlock(blockKey)
    const word = block && wordsOf(block).find(({ line }) => line === index)
    if (word) editor.focus.set({ key: blockKey, caret: word.start })
  }
  const atLine = (use: (index: number) => void) => (event: MouseEvent<HTMLElement>) => {
    const index = lineAt(lines, event)
    if (index !== undefined) use(index)
  }
  return (
    <div
      aria-hidden="true"
      // Not `onPointerOver`, which also occurs where the picture scrolls under a mouse at rest.
      onPointerMove={atLine(pointed.set)}
      onClick={atLine(press)}
      className="absolute inset-0"
    >
      {lines.map(({ box }, index) => (
        <div
          key={box.join(' ')}
          data-line={index}
          style={boxStyle(box, 0.003)}
          className={classNames(
            'absolute cursor-pointer rounded-sm border-2',
            index === current ? 'border-accent bg-accent/15' : 'border-transparent',
          )}
        />
      ))}
    </div>
  )
})

function DoubtfulMarks({ blockKey }: { blockKey: string }) {
  const block = useBlock(blockKey)
  return (block ? wordsOf(block) : [])
    .filter(isDoubtful)
    .map(({ start, box }) => (
      <span
        key={start}
        aria-hidden="true"
        style={boxStyle(box)}
        className="pointer-events-none absolute border-b-2 border-warn border-dotted"
      />
    ))
}

/** Focusable, so that the keyboard can scroll it. */
const FRAME = { tabIndex: 0 }

interface PagePictureProps {
  blockKey: string
  lines: readonly PageLine[]
  picture: DocumentPage
  /** Starts at 1. */
  number: number
}

function useSeenLine(frame: RefObject<HTMLElement | null>, lines: readonly PageLine[]) {
  const current = useSignal(useOpenPages().line)
  const box = current === undefined ? undefined : lines[current]?.box
  useEffect(() => {
    const element = frame.current
    if (!element || !box) return
    const top = box[1] * element.scrollHeight
    const isSeen =
      top > element.scrollTop &&
      top + box[3] * element.scrollHeight < element.scrollTop + element.clientHeight
    if (!isSeen) element.scrollTop = top - element.clientHeight / 3
  }, [frame, box])
}

function ZoomButtons({ zoom: { zoom, isSmallest, isLargest, step } }: { zoom: Zoom }) {
  const { t } = useTranslation('detect-text')
  return (
    <div className="flex items-center justify-end gap-1">
      <IconButton
        size="small"
        label={t('picture.smaller')}
        shortcut="−"
        icon={<Minus size={16} aria-hidden />}
        disabled={isSmallest}
        onClick={() => step(-1)}
      />
      <span role="status" translate="no" className="tabular w-12 text-center text-13 text-muted">
        <span aria-hidden>{t('picture.zoom', { percent: Math.round(zoom * 100) })}</span>
        <span className="sr-only">{t('picture.zoomSpoken', { percent: Math.round(zoom * 100) })}</span>
      </span>
      <IconButton
        size="small"
        label={t('picture.larger')}
        shortcut="+"
        icon={<Plus size={16} aria-hidden />}
        disabled={isLargest}
        onClick={() => step(1)}
      />
    </div>
  )
}

export const PagePicture = memo(function PagePicture(props: PagePictureProps) {
  const { blockKey, lines, picture, number } = props
  const { t } = useTranslation('detect-text')
  const frame = useRef<HTMLElement>(null)
  const zoom = useZoom(frame)
  useWheelZoom(frame, zoom.step)
  useSeenLine(frame, lines)
  const gestures = useGestures(frame, zoom)
  return (
    <section
      aria-label={t('picture.label', { number })}
      className="flex min-w-0 flex-col gap-1"
      onKeyDown={({ key }) => {
        const by = ZOOM_KEYS[key]
        if (by !== undefined) zoom.step(by)
      }}
    >
      <ZoomButtons zoom={zoom} />
      <section
        ref={frame}
        aria-label={t('picture.alt', { number })}
        {...FRAME}
        className={classNames(
          'max-h-[70dvh] touch-pan-x touch-pan-y select-none overflow-auto rounded-md border border-line bg-raised md:max-h-[45dvh] lg:max-h-[70dvh]',
          !zoom.isSmallest && 'cursor-grab active:cursor-grabbing',
        )}
        {...gestures}
      >
        <div
          className="relative"
          style={{ width: `${zoom.zoom * 100}%`, aspectRatio: `${picture.width} / ${picture.height}` }}
        >
          <img
            src={allowedPicture(picture.image_url)}
            alt={t('picture.alt', { number })}
            decoding="async"
            className="absolute inset-0 size-full"
          />
          <DoubtfulMarks blockKey={blockKey} />
          <Lines blockKey={blockKey} lines={lines} />
        </div>
      </section>
    </section>
  )
})
