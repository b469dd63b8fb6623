import { ChevronLeft, ChevronRight, SquarePlus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Box } from '#src/contract/form-choices.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useObjectUrl } from '#src/ui/use-object-url.ts'
import { boxesOf, withBoxes } from './jobs/redaction.ts'
import { changedBox, drawnBox, MIN_SIDE, movedBox, NEW_BOX, type Point, resizedBox } from './page-boxes.ts'
import type { RedactionState } from './use-redaction.ts'

const percent = (share: number) => `${share * 100}%`

/** In black, whatever the theme: the file has no theme. */
const boxStyle = ([left, top, width, height]: Box) => ({
  backgroundColor: '#000',
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
})

/** The picture of a page; undefined until it is drawn. */
function usePicture({ showPage, fail }: RedactionState, page: number) {
  const [shown, setShown] = useState<{ page: number; picture: Blob }>()
  const load = useRef({ showPage, fail })
  useEffect(() => {
    load.current = { showPage, fail }
  })
  useEffect(() => {
    let isWanted = true
    load.current.showPage(page)?.then(
      (picture) => isWanted && setShown({ page, picture }),
      (error: unknown) => isWanted && load.current.fail(error),
    )
    return () => {
      isWanted = false
    }
  }, [page])
  return useObjectUrl(shown?.page === page ? shown.picture : undefined)
}

function usePointAt(sheet: RefObject<HTMLElement | null>) {
  return ({ clientX, clientY }: PointerEvent): Point => {
    const { left = 0, top = 0, width = 1, height = 1 } = sheet.current?.getBoundingClientRect() ?? {}
    const share = (value: number) => Math.min(1, Math.max(0, value))
    return { x: share((clientX - left) / width), y: share((clientY - top) / height) }
  }
}

interface RectangleProps {
  box: Box
  number: number
  isNew: boolean
  pointAt: (event: PointerEvent) => Point
  onChange: (box: Box) => void
  onFocus: () => void
  onRemove: () => void
}

/** Dragging of a rectangle by a pointer: it follows at once, and changes at the end. */
function useDragging({ box, pointAt, onChange }: Pick<RectangleProps, 'box' | 'pointAt' | 'onChange'>) {
  const [drag, setDrag] = useState<{ from: Point; box: Box }>()
  const events = (change: (box: Box, by: Point) => Box) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: pointAt(event), box })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      const to = pointAt(event)
      setDrag({ ...drag, box: change(box, { x: to.x - drag.from.x, y: to.y - drag.from.y }) })
    },
    onPointerUp(event: PointerEvent) {
      // Keeps the event of the corner from the area around it, which would move the rectangle.
      event.stopPropagation()
      if (drag && drag.box !== box) onChange(drag.box)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  return { shown: drag?.box ?? box, moving: events(movedBox), sizing: events(resizedBox) }
}

/** A rectangle is dragged by its area and resized by its corner; arrow keys do both. */
function Rectangle({ box, number, isNew, pointAt, onChange, onFocus, onRemove }: RectangleProps) {
  const { t } = useTranslation('redaction')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isNew) button.current?.focus()
  }, [isNew])
  const { shown, moving, sizing } = useDragging({ box, pointAt, onChange })
  const [left, top, width, height] = shown.map((share) => Math.round(share * 100)) as [
    number,
    number,
    number,
    number,
  ]
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      return onRemove()
    }
    const changed = changedBox(box, event)
    if (!changed) return
    event.preventDefault()
    onChange(changed)
  }
  return (
    // Screen readers leave arrow keys to sliders and speak their text; a button keeps its area in forced colours.
    <button
      type="button"
      role="slider"
      ref={button}
      aria-label={t('box', { number })}
      aria-valuenow={left}
      aria-valuetext={t('boxPlace', { left, top, width, height })}
      onKeyDown={handleKey}
      onFocus={onFocus}
      {...moving}
      className="absolute cursor-move touch-none"
      style={boxStyle(shown)}
    >
      <span
        aria-hidden
        {...sizing}
        className="absolute -right-3 -bottom-3 flex size-6 cursor-nwse-resize touch-none items-center justify-center pointer-coarse:-right-5 pointer-coarse:-bottom-5 pointer-coarse:size-10"
      >
        <span className="size-3 rounded-full border-2 border-raised bg-accent" />
      </span>
    </button>
  )
}

/** A drag by mouse draws a rectangle. A finger scrolls, and drags rectangles. */
function useDrawing(pointAt: (event: PointerEvent) => Point, onDraw: (box: Box) => void) {
  const from = useRef<Point>(undefined)
  const [box, setBox] = useState<Box>()
  return {
    box,
    events: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.pointerType !== 'mouse' || event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = pointAt(event)
      },
      onPointerMove(event: PointerEvent) {
        if (from.current) setBox(drawnBox(from.current, pointAt(event)))
      },
      onPointerUp() {
        if (box && box[2] >= MIN_SIDE && box[3] >= MIN_SIDE) onDraw(box)
        from.current = undefined
        setBox(undefined)
      },
      onPointerCancel() {
        from.current = undefined
        setBox(undefined)
      },
    },
  }
}

function useBoxes({ redaction, change }: RedactionState, page: number) {
  const addButton = useRef<HTMLButtonElement>(null)
  const boxes = boxesOf(redaction, page)
  const [focused, setFocused] = useState<number>()
  const [added, setAdded] = useState<number>()
  const set = (next: readonly Box[]) => change(withBoxes(redaction, page, next))
  return {
    boxes,
    added,
    addButton,
    setFocused,
    hasFocused: focused !== undefined && focused < boxes.length,
    add(box: Box) {
      set([...boxes, box])
      setAdded(boxes.length)
    },
    replace: (index: number, box: Box) => set(boxes.with(index, box)),
    leave() {
      setAdded(undefined)
      setFocused(undefined)
    },
    remove(index = focused ?? boxes.length - 1) {
      set(boxes.toSpliced(index, 1))
      setAdded(undefined)
      setFocused(undefined)
      // The removed rectangle may have had the focus.
      addButton.current?.focus()
    },
  }
}

interface SheetProps {
  redacting: RedactionState
  page: number
  state: ReturnType<typeof useBoxes>
}

function PageSheet({ redacting, page, state }: SheetProps) {
  const { t } = useTranslation('redaction')
  const sheet = useRef<HTMLDivElement>(null)
  const pointAt = usePointAt(sheet)
  const url = usePicture(redacting, page)
  const { width = 1, height = 1 } = redacting.opened?.pages?.[page] ?? {}
  const { box: drawn, events } = useDrawing(pointAt, state.add)
  const words = redacting.strikes?.boxes[page]?.slice(state.boxes.length) ?? []
  return (
    <div className="flex justify-center rounded-md bg-sunken p-3">
      <div
        ref={sheet}
        {...events}
        className="relative max-w-full cursor-crosshair select-none"
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${(56 * width) / height}vh)` }}
      >
        {url === undefined ? (
          <span className="absolute inset-0 flex items-center justify-center">
            <Spinner label={t('opening')} />
          </span>
        ) : (
          <img src={url} alt="" draggable={false} className="size-full" />
        )}
        {[...words, ...(drawn ? [drawn] : [])].map((box) => (
          <span key={box.join()} aria-hidden className="absolute" style={boxStyle(box)} />
        ))}
        {state.boxes
          .map((box, index) => ({ box, index }))
          .map(({ box, index }) => (
            <Rectangle
              key={index}
              box={box}
              number={index + 1}
              isNew={index === state.added}
              pointAt={pointAt}
              onChange={(changed) => state.replace(index, changed)}
              onFocus={() => state.setFocused(index)}
              onRemove={() => state.remove(index)}
            />
          ))}
      </div>
    </div>
  )
}

/** A page as it is sent, with rectangles that can be drawn on it. */
export function PageStage({ redacting }: { redacting: RedactionState }) {
  const { t } = useTranslation('redaction')
  const [page, setPage] = useState(0)
  const state = useBoxes(redacting, page)
  const count = redacting.opened?.pages?.length ?? 1
  const open = (next: number) => {
    state.leave()
    setPage(next)
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={state.addButton}
          data-autofocus
          icon={<SquarePlus size={16} aria-hidden />}
          onClick={() => state.add(NEW_BOX)}
        >
          {t('addBox')}
        </Button>
        <IconButton
          label={t('removeBox')}
          icon={<Trash2 size={16} aria-hidden />}
          disabled={!state.hasFocused}
          onClick={() => state.remove()}
        />
        {count > 1 && (
          <span className="ml-auto flex items-center">
            <IconButton
              label={t('previous')}
              icon={<ChevronLeft size={16} aria-hidden />}
              disabled={page === 0}
              onClick={() => open(page - 1)}
            />
            <span role="status" className="tabular text-14">
              {t('page', { number: page + 1, count })}
            </span>
            <IconButton
              label={t('next')}
              icon={<ChevronRight size={16} aria-hidden />}
              disabled={page === count - 1}
              onClick={() => open(page + 1)}
            />
          </span>
        )}
      </div>
      <PageSheet key={page} redacting={redacting} page={page} state={state} />
      <p className="text-13 text-muted">{t('boxHint')}</p>
    </div>
  )
}
