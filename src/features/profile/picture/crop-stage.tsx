import 'react-easy-crop/react-easy-crop.css'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import Cropper, { type Area, type Point, type Size } from 'react-easy-crop'

/** Side of the stage, in pixels: it fits into a window that is 320 wide. */
export const STAGE_PX = 288
const KEY_STEP_PX = 14
const KEY_ZOOM: Readonly<Record<string, number>> = { '+': 1.15, '=': 1.15, '-': 1 / 1.15 }
const TAP_PX = 4

/** How the picture lies under the frame: its middle against the frame's in pixels of the screen, and its size. */
export interface CropView {
  readonly at: Point
  readonly zoom: number
}

interface CropStageProps {
  readonly label: string
  readonly hintId: string
  /** Of the picture; `shown` is its size on the screen as it lies, in pixels at a zoom of 1. */
  readonly address: string
  readonly shown: Size
  /** Degrees clockwise. */
  readonly rotation?: number
  readonly shape: 'round' | 'rect'
  /** One as large as the stage shows a picture that fills it; a smaller one shows all of it. */
  readonly frame: Size
  readonly view: CropView
  readonly maxZoom: number
  readonly onChange: (change: (view: CropView) => CropView) => void
  /** What is in the frame, in per cent and in pixels of the picture as it lies. */
  readonly onArea: (percent: Area, pixels: Area) => void
}

/**
 * The view with a point of the screen in the middle of the frame, as far as the picture goes: the library keeps the
 * frame full of picture by itself for drags and keys only.
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
