import 'react-easy-crop/react-easy-crop.css'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import Cropper, { type Point } from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import { maxZoom } from './crop-zoom.ts'
import type { Square } from './draw-crop.ts'
import type { OpenedPicture } from './open-picture.ts'

const STAGE_PX = 288
const KEY_STEP_PX = 14
const KEY_ZOOM: Readonly<Record<string, number>> = { '+': 1.15, '=': 1.15, '-': 1 / 1.15 }
const TAP_PX = 4

/** How the picture lies under the frame: its middle against the frame's in pixels of the screen, and its size. */
export interface CropView {
  readonly at: Point
  readonly zoom: number
}

interface CropStageProps {
  readonly picture: OpenedPicture
  readonly view: CropView
  readonly onChange: (change: (view: CropView) => CropView) => void
  readonly onSquare: (square: Square) => void
}

/**
 * The view with a point of the screen in the middle of the frame, as far as the picture goes: the library keeps the
 * frame full of picture by itself for drags and keys only.
 */
function centeredAt(
  { at, zoom }: CropView,
  point: Point,
  box: DOMRect,
  picture: Pick<ImageBitmap, 'width' | 'height'>,
): CropView {
  const half = box.width / 2
  const shorter = Math.min(picture.width, picture.height)
  const within = (value: number, length: number) => {
    const most = ((length / shorter) * zoom - 1) * half
    return Math.min(Math.max(value, -most), most)
  }
  const x = within(at.x - (point.x - box.left - half), picture.width)
  const y = within(at.y - (point.y - box.top - half), picture.height)
  return { at: { x, y }, zoom }
}

export function CropStage({ picture, view, onChange, onSquare }: CropStageProps) {
  const { t } = useTranslation('profile')
  const pressedAt = useRef<Point>({ x: 0, y: 0 })
  const { bitmap, address } = picture
  const max = maxZoom(bitmap)

  const zoomByKey = ({ key }: KeyboardEvent) => {
    const factor = KEY_ZOOM[key]
    if (factor === undefined) return
    onChange(({ at, zoom }) => ({ at, zoom: Math.min(Math.max(zoom * factor, 1), max) }))
  }
  const bringToMiddle = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { x, y } = pressedAt.current
    if (Math.hypot(clientX - x, clientY - y) > TAP_PX) return
    const box = currentTarget.getBoundingClientRect()
    onChange((before) => centeredAt(before, { x: clientX, y: clientY }, box, bitmap))
  }

  const frame = {
    // It is drawn when the picture is there, later than the dialog looks for what it focuses first.
    ref: (element: HTMLElement | null) => element?.focus(),
    role: 'button',
    'aria-label': t('crop.stage'),
    'aria-describedby': 'crop-hint',
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
        maxZoom={max}
        aspect={1}
        cropShape="round"
        objectFit="cover"
        showGrid={false}
        keyboardStep={KEY_STEP_PX}
        disableAutomaticStylesInjection
        onCropChange={(at) => onChange(({ zoom }) => ({ at, zoom }))}
        onZoomChange={(zoom) => onChange(({ at }) => ({ at, zoom }))}
        onCropAreaChange={(_, { x, y, width }) => onSquare({ left: x, top: y, side: width })}
        cropperProps={frame}
      />
    </div>
  )
}
