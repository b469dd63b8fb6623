import 'react-easy-crop/react-easy-crop.css'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import Cropper, { type Area, type Point, type Size } from 'react-easy-crop'

/** Side of the stage, in pixels: it fits into a window 320 px wide. */
export const STAGE_PX = 288
const KEY_STEP_PX = 14
const KEY_ZOOM: Readonly<Record<string, number>> = { '+': 1.15, '=': 1.15, '-': 1 / 1.15 }
const TAP_PX = 4

/** Position of the picture's centre relative to the frame's, in screen pixels, and its zoom. */
export interface CropView {
  readonly at: Point
  readonly zoom: number
}

/** Whether two views differ by less than a pixel, which the library's own rounding may do. */
export const isSameView = (a: CropView, b: CropView) =>
  a.zoom === b.zoom && Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < 1

interface CropStageProps {
  readonly label: string
  readonly hintId: string
  /** The picture's address; `shown` is its displayed size after rotation, in pixels at zoom 1. */
  readonly address: string
  readonly shown: Size
  /** Degrees clockwise. */
  readonly rotation?: number
  readonly shape: 'round' | 'rect'
  /** A frame of the stage's size fills it with the picture; a smaller one shows the whole picture. */
  readonly frame: Size
  readonly view: CropView
  readonly maxZoom: number
  readonly onChange: (change: (view: CropView) => CropView) => void
  /** Reports the area in the frame, in per cent and in pixels of the rotated picture. */
  readonly onArea: (percent: Area, pixels: Area) => void
}

/**
 * Centres the frame on a point of the screen, within the picture: the library itself keeps the frame filled
 * only for drags and keys.
 */
function centeredAt(
  { at, zoom }: CropView,
  point: Point,
  box: DOMRect,
  { shown, frame }: Pick<CropStageProps, 'shown' | 'frame'>,
): CropView {
  const within = (value: number, length: number, framed: number) => {
    const most = Math.max(0, (length * zoom - framed) / 2)
    return Math.min(Math.max(value, -most), most)
  }
  const x = within(at.x - (point.x - box.left - box.width / 2), shown.width, frame.width)
  const y = within(at.y - (point.y - box.top - box.height / 2), shown.height, frame.height)
  return { at: { x, y }, zoom }
}

export function CropStage(props: CropStageProps) {
  const { address, rotation = 0, shape, frame, view, maxZoom, onChange, onArea } = props
  const pressedAt = useRef<Point>({ x: 0, y: 0 })

  const zoomByKey = ({ key }: KeyboardEvent) => {
    const factor = KEY_ZOOM[key]
    if (factor === undefined) return
    onChange(({ at, zoom }) => ({ at, zoom: Math.min(Math.max(zoom * factor, 1), maxZoom) }))
  }
  const bringToMiddle = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { x, y } = pressedAt.current
    if (Math.hypot(clientX - x, clientY - y) > TAP_PX) return
    const box = currentTarget.getBoundingClientRect()
    onChange((before) => centeredAt(before, { x: clientX, y: clientY }, box, props))
  }

  const cropper = {
    'data-autofocus': true,
    role: 'button',
    'aria-label': props.label,
    'aria-describedby': props.hintId,
    onKeyDownCapture: zoomByKey,
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      pressedAt.current = { x: clientX, y: clientY }
    },
    onClick: bringToMiddle,
  }
  return (
    <div
      style={{ width: STAGE_PX }}
      className="relative aspect-square max-w-full overflow-hidden rounded-md bg-sunken"
    >
      <Cropper
        image={address}
        crop={view.at}
        zoom={view.zoom}
        maxZoom={maxZoom}
        rotation={rotation}
        cropSize={frame}
        cropShape={shape}
        objectFit={frame.width === STAGE_PX && frame.height === STAGE_PX ? 'cover' : 'contain'}
        showGrid={false}
        keyboardStep={KEY_STEP_PX}
        disableAutomaticStylesInjection
        onCropChange={(at) => onChange(({ zoom }) => ({ at, zoom }))}
        onZoomChange={(zoom) => onChange(({ at }) => ({ at, zoom }))}
        onCropAreaChange={onArea}
        cropperProps={cropper}
      />
    </div>
  )
}
