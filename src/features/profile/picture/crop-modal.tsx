import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#src/api/api-error.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { notifications } from '#src/lib/notifications.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { useUpdatePicture } from '../profile-mutations.ts'
import { firstView, maxZoom, squareOf, zoomView } from './crop-geometry.ts'
import { CropStage } from './crop-stage.tsx'
import { cropToFile } from './draw-crop.ts'
import type { OpenedPicture } from './open-picture.ts'

const ZOOM_STEP = 0.05

interface CropModalProps {
  picture: OpenedPicture
  onClose: () => void
}

/** Chooses the square of a picture that becomes the profile picture, and sends it. */
export function CropModal({ picture, onClose }: CropModalProps) {
  const { t } = useTranslation(['profile', 'common'])
  const { number } = useFormat()
  const { bitmap } = picture
  const [size] = useState({ width: bitmap.width, height: bitmap.height })
  const [view, setView] = useState(() => firstView(size))
  const { mutate, isPending, error } = useUpdatePicture()
  const max = maxZoom(size)
  const refusal = error instanceof ApiError ? error.fieldErrors.image : undefined

  const save = async () => {
    const file = await cropToFile(picture, squareOf(size, view))
    mutate(file, {
      onSuccess: ({ message }) => {
        notifications.toast(message ?? t('picture.saved'), 'success')
        onClose()
      },
    })
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!isPending}
      size="narrow"
      title={t('crop.title')}
      closeLabel={t('common:actions.close')}
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
        {refusal && <Notice tone="error">{refusal}</Notice>}
        <div className="flex justify-center">
          <CropStage picture={picture} size={size} view={view} onChange={setView} />
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
            onChange={(zoom) => setView((view) => zoomView(size, view, zoom))}
            isDisabled={isPending}
          />
        )}
      </div>
    </Modal>
  )
}
