import { useState } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useUnsavedWork } from '#src/session/unsaved-work.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { CropStage, type CropView, isSameView, STAGE_PX } from './crop-stage.tsx'
import { maxZoom } from './crop-zoom.ts'
import { cropToFile, middleSquare } from './draw-crop.ts'
import type { OpenedPicture } from './open-picture.ts'

const ZOOM_STEP = 0.05
const FRAME = { width: STAGE_PX, height: STAGE_PX }
const CENTRED: CropView = { at: { x: 0, y: 0 }, zoom: 1 }

interface FramePictureModalProps {
  picture: OpenedPicture
  onFrame: (file: File) => void
  shape?: 'round' | 'rect'
  /** Maximum edge of the resulting picture, in pixels. */
  mostPx?: number
  onClose: () => void
  isPending?: boolean
  error?: string | undefined
}

export function FramePictureModal(props: FramePictureModalProps) {
  const { picture, onFrame, onClose, shape = 'round', mostPx, isPending = false, error } = props
  const { t } = useTranslation(['profile', 'common'])
  const { number } = useFormat()
  const { bitmap } = picture
  const [max] = useState(() => maxZoom(bitmap))
  const scale = STAGE_PX / Math.min(bitmap.width, bitmap.height)
  const [view, setView] = useState(CENTRED)
  useUnsavedWork(!isSameView(view, CENTRED))
  const [square, setSquare] = useState(() => middleSquare(bitmap))
  const save = async () => onFrame(await cropToFile(picture, square, mostPx))

  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!isPending}
      size="narrow"
      title={t('crop.title')}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t('common:actions.cancel')}
          </Button>
          <Button variant="primary" onClick={save} isPending={isPending} pendingLabel={t('crop.saving')}>
            {t('crop.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && <Notice tone="error">{error}</Notice>}
        <div className="flex justify-center">
          <CropStage
            label={t('crop.stage')}
            hintId="crop-hint"
            address={picture.address}
            shown={{ width: bitmap.width * scale, height: bitmap.height * scale }}
            shape={shape}
            frame={FRAME}
            view={view}
            maxZoom={max}
            onChange={setView}
            onArea={(_, { x, y, width }) => setSquare({ left: x, top: y, side: width })}
          />
        </div>
        <p id="crop-hint" className="text-13 text-muted">
          {t('crop.hint')}
        </p>
        {max > 1 && (
          <Slider
            label={t('crop.zoom')}
            valueText={`${number(view.zoom, 1)}×`}
            value={view.zoom}
            min={1}
            max={max}
            step={ZOOM_STEP}
            onChange={(zoom) => setView(({ at }) => ({ at, zoom }))}
            isDisabled={isPending}
          />
        )}
      </div>
    </Modal>
  )
}
