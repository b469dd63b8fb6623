import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useUnsavedWork } from '#src/session/unsaved-work.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { useObjectUrl } from '#src/ui/use-object-url.ts'
import { type Corners, type Point, WHOLE, withCorner } from './corners.ts'
import { findCorners, straightenPicture } from './straighten-picture.ts'
import { type ChosenPicture, type Picture, straightenedFile, straightenedFrom } from './straightening.ts'

const STEP = 0.005
const LONG_STEP = 0.05
const CORNER_NAMES = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const

const arrowSteps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

interface CornerProps {
  index: number
  corners: Corners
  onMove: (index: number, to: Point) => void
}

function Corner({ index, corners, onMove }: CornerProps) {
  const { t } = useTranslation('detect-text-straighten')
  const { x, y } = corners[index] as Point
  const place = { x: Math.round(x * 100), y: Math.round(y * 100) }
  const handleKey = (event: KeyboardEvent) => {
    const move = arrowSteps[event.key]
    if (!move) return
    event.preventDefault()
    const step = event.shiftKey ? LONG_STEP : STEP
    onMove(index, { x: x + move.x * step, y: y + move.y * step })
  }
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const {
      left = 0,
      top = 0,
      width = 1,
      height = 1,
    } = event.currentTarget.parentElement?.getBoundingClientRect() ?? {}
    onMove(index, { x: (event.clientX - left) / width, y: (event.clientY - top) / height })
  }
  return (
    // A slider, because screen readers leave arrow keys to sliders, and speak the text of a moved one.
    <span
      role="slider"
      tabIndex={0}
      aria-label={t(`corner.${CORNER_NAMES[index] ?? 'topLeft'}`)}
      aria-valuenow={place.x}
      aria-valuetext={t('place', place)}
      data-autofocus={index === 0 || undefined}
      onKeyDown={handleKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleMove}
      className="absolute flex size-11 -translate-x-1/2 -translate-y-1/2 cursor-move touch-none items-center justify-center rounded-full"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
    >
      <span aria-hidden className="size-5 rounded-full border-2 border-raised bg-accent" />
    </span>
  )
}

interface StageProps {
  picture: Picture
  corners: Corners
  onMove: CornerProps['onMove']
}

function Stage({ picture, corners, onMove }: StageProps) {
  const url = useObjectUrl(picture.image)
  const outline = corners.map(({ x, y }) => `${x} ${y}`).join('L')
  return (
    // Room for the halves of corners at the edge.
    <div className="flex justify-center p-5">
      <div
        className="relative max-w-full"
        style={{
          aspectRatio: `${picture.width} / ${picture.height}`,
          width: `min(100%, ${(48 * picture.width) / picture.height}vh)`,
        }}
      >
        {url !== undefined && <img src={url} alt="" className="size-full rounded-sm" />}
        <svg
          aria-hidden="true"
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          <path d={`M0 0H1V1H0ZM${outline}Z`} fillRule="evenodd" className="fill-ink" opacity="0.4" />
          <path
            d={`M${outline}Z`}
            fill="none"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="stroke-accent"
          />
        </svg>
        {corners.map((_, index) => (
          <Corner key={CORNER_NAMES[index]} index={index} corners={corners} onMove={onMove} />
        ))}
      </div>
    </div>
  )
}

/** Corners as they were left, or found on the photograph until the customer moves one. */
function useCorners(image: Blob, left: Corners | undefined) {
  const [corners, setCorners] = useState(left ?? WHOLE)
  const [search, setSearch] = useState<'searching' | 'found' | 'none' | 'moved'>(left ? 'moved' : 'searching')
  useUnsavedWork(search === 'moved' && corners !== left)
  const isMoved = useRef(left !== undefined)
  useEffect(() => {
    if (isMoved.current) return
    const wanted = new AbortController()
    findCorners(image, wanted.signal).then(
      (found) => {
        if (isMoved.current) return
        if (found) setCorners(found)
        setSearch(found ? 'found' : 'none')
      },
      () => wanted.signal.aborted || setSearch('none'),
    )
    return () => wanted.abort()
  }, [image])
  return {
    corners,
    search,
    move(index: number, to: Point) {
      isMoved.current = true
      setSearch('moved')
      setCorners((now) => withCorner(now, index, to))
    },
  }
}

interface StraightenModalProps {
  document: ChosenPicture
  picture: Picture
  /** Receives the file to read instead; `number` is its page in a PDF. */
  onStraightened: (file: File, number?: number) => void
  onClose: () => void
}

/** Straightens a photographed page by its corners, which are found if the page is lighter than the table. */
export function StraightenModal({ document, picture: shown, onStraightened, onClose }: StraightenModalProps) {
  const { t } = useTranslation(['detect-text-straighten', 'common'])
  const [before] = useState(() => straightenedFrom(document))
  const picture = before?.picture ?? shown
  const { corners, search, move } = useCorners(picture.image, before?.corners)
  const [state, setState] = useState<'working' | 'failed'>()
  async function straighten() {
    setState('working')
    try {
      const page = await straightenPicture(picture.image, corners)
      const { file, number } = before ?? document
      onStraightened(straightenedFile(page, { file, number, picture, corners }))
    } catch {
      setState('failed')
    }
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('title')}
      description={t('hint')}
      cancelLabel={t('common:actions.cancel')}
      actions={
        <>
          {before && (
            <Button onClick={() => onStraightened(before.file, before.number)}>{t('asItWas')}</Button>
          )}
          <Button variant="primary" isPending={state === 'working'} onClick={() => void straighten()}>
            {t('straighten')}
          </Button>
        </>
      }
    >
      <Stage picture={picture} corners={corners} onMove={move} />
      <p role="status" className="min-h-5 text-13 text-muted">
        {state === 'failed' ? <span className="text-danger">{t('failed')}</span> : t(`search.${search}`)}
      </p>
    </Modal>
  )
}
