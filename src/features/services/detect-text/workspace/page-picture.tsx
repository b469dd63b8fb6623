import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Box, DocumentPage } from '#src/contract/detect-text.ts'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { classNames } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import { useOpenPages, wordsOf } from '../pages/open-pages.ts'
import { isDoubtful } from './doubtful-words.ts'
import { useKeptMiddle, usePan, useWheelZoom } from './use-pan.ts'

const ZOOMS = [1, 1.5, 2, 3, 4] as const
const ZOOM_KEYS: Readonly<Record<string, -1 | 1>> = { '+': 1, '=': 1, '-': -1 }

const placed = ([left, top, width, height]: Box, margin = 0) => ({
  left: `${(left - margin) * 100}%`,
  top: `${(top - margin) * 100}%`,
  width: `${(width + 2 * margin) * 100}%`,
  height: `${(height + 2 * margin) * 100}%`,
})

/** The lines of a page over its picture: a press goes to the line in the text, the arrows from line to line. */
function Lines({ block }: { block: EditorBlock }) {
  const { t } = useTranslation('detect-text')
  const { editor, line: pointed } = useOpenPages()
  const current = useSignal(pointed)
  const list = useRef<HTMLUListElement>(null)
  const lines = block.generated.lines ?? []
  const startOf = (index: number) => wordsOf(block).find(({ line }) => line === index)?.start
  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(lines.length - 1, Math.max(0, (current ?? 0) + step))
    pointed.set(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <ul ref={list} aria-label={t('picture.lines')}>
      {lines.map(({ text, box }, index) => (
        <li key={box.join(' ')}>
          <button
            type="button"
            aria-label={text}
            tabIndex={index === (current ?? 0) ? 0 : -1}
            onFocus={() => pointed.set(index)}
            onPointerEnter={() => pointed.set(index)}
            onKeyDown={handleKey}
            onClick={() => {
              const caret = startOf(index)
              if (caret !== undefined) editor.focus.set({ key: block.key, caret })
            }}
            style={placed(box, 0.003)}
            className={classNames(
              'absolute rounded-sm border-2',
              index === current ? 'border-accent bg-accent/15' : 'border-transparent',
            )}
          />
        </li>
      ))}
    </ul>
  )
}

function DoubtfulMarks({ block }: { block: EditorBlock }) {
  return wordsOf(block)
    .filter(isDoubtful)
    .map(({ start, box }) => (
      <span
        key={start}
        aria-hidden="true"
        style={placed(box)}
        className="pointer-events-none absolute border-b-2 border-warn border-dotted"
      />
    ))
}

interface PagePictureProps {
  block: EditorBlock
  picture: DocumentPage
  /** From 1. */
  number: number
}

/** How large the picture is shown, and that the line which is pointed at stays in view. */
function useZoom(block: EditorBlock) {
  const frame = useRef<HTMLElement>(null)
  const current = useSignal(useOpenPages().line)
  const [index, setIndex] = useState(0)
  const zoom = ZOOMS[index] ?? 1
  const step = (by: -1 | 1) => setIndex((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + by)))
  useKeptMiddle(frame, zoom)
  useWheelZoom(frame, step)
  const box = current === undefined ? undefined : block.generated.lines?.[current]?.box
  useEffect(() => {
    const element = frame.current
    if (!element || !box) return
    const top = box[1] * element.scrollHeight
    const isSeen =
      top > element.scrollTop &&
      top + box[3] * element.scrollHeight < element.scrollTop + element.clientHeight
    if (!isSeen) element.scrollTop = top - element.clientHeight / 3
  }, [box])
  return { frame, zoom, step }
}

function ZoomButtons({ zoom, step }: Pick<ReturnType<typeof useZoom>, 'zoom' | 'step'>) {
  const { t } = useTranslation('detect-text')
  const { number } = useFormat()
  return (
    <div className="flex items-center justify-end gap-1">
      <IconButton
        size="small"
        label={t('picture.smaller')}
        shortcut="−"
        icon={<Minus size={16} aria-hidden />}
        disabled={zoom === ZOOMS[0]}
        onClick={() => step(-1)}
      />
      <span role="status" className="tabular w-12 text-center text-13 text-muted">
        {t('picture.zoom', { percent: number(zoom * 100) })}
      </span>
      <IconButton
        size="small"
        label={t('picture.larger')}
        shortcut="+"
        icon={<Plus size={16} aria-hidden />}
        disabled={zoom === ZOOMS.at(-1)}
        onClick={() => step(1)}
      />
    </div>
  )
}

/** The picture of a page, enlarged and moved about by dragging, scrolling and keys. */
export function PagePicture({ block, picture, number }: PagePictureProps) {
  const { t } = useTranslation('detect-text')
  const { frame, zoom, step } = useZoom(block)
  const pan = usePan(frame)
  return (
    <section
      aria-label={t('picture.label', { number })}
      className="flex min-w-0 flex-col gap-1"
      onKeyDown={({ key }) => {
        const by = ZOOM_KEYS[key]
        if (by !== undefined) step(by)
      }}
    >
      <ZoomButtons zoom={zoom} step={step} />
      <section
        ref={frame}
        aria-label={t('picture.alt', { number })}
        // Without a line there is nothing in it by which the keyboard could scroll it.
        tabIndex={block.generated.lines?.length ? -1 : 0}
        className={classNames(
          'max-h-[45dvh] select-none overflow-auto rounded-md border border-line bg-sunken lg:max-h-[70dvh]',
          zoom > 1 && 'cursor-grab active:cursor-grabbing',
        )}
        {...pan}
      >
        <div
          className="relative"
          style={{ width: `${zoom * 100}%`, aspectRatio: `${picture.width} / ${picture.height}` }}
        >
          <img
            src={picture.image_url}
            alt={t('picture.alt', { number })}
            className="absolute inset-0 size-full"
          />
          <DoubtfulMarks block={block} />
          <Lines block={block} />
        </div>
      </section>
    </section>
  )
}
