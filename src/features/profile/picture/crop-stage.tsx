import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CropView, type Size, squareOf } from './crop-geometry.ts'
import { drawPreview } from './draw-crop.ts'
import type { OpenedPicture } from './open-picture.ts'
import { useCropGestures } from './use-crop-gestures.ts'

const STAGE_PX = 288

interface CropStageProps {
  picture: OpenedPicture
  size: Size
  view: CropView
  onChange: (change: (view: CropView) => CropView) => void
}

/** The picture under a round frame. */
export function CropStage({ picture, size, view, onChange }: CropStageProps) {
  const { t } = useTranslation('profile')
  const frame = useRef<HTMLButtonElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const gestures = useCropGestures(frame, size, onChange)
  const edge = STAGE_PX * Math.min(devicePixelRatio, 2)

  useLayoutEffect(() => {
    if (canvas.current) drawPreview(canvas.current, picture, squareOf(size, view))
  }, [picture, size, view])

  return (
    <button
      {...gestures}
      ref={frame}
      type="button"
      aria-label={t('crop.stage')}
      aria-describedby="crop-hint"
      data-autofocus
      style={{ maxWidth: STAGE_PX }}
      className="w-full touch-none rounded-md"
    >
      <canvas
        ref={canvas}
        width={edge}
        height={edge}
        aria-hidden
        className="block aspect-square w-full rounded-md bg-sunken"
      />
    </button>
  )
}
