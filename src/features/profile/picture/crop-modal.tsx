import { refusalsOf } from '#src/api/api-error.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { useUpdatePicture } from '../profile-mutations.ts'
import { FramePictureModal } from './frame-picture-modal.tsx'
import type { OpenedPicture } from './open-picture.ts'

interface CropModalProps {
  picture: OpenedPicture
  onClose: () => void
}

export function CropModal({ picture, onClose }: CropModalProps) {
  const { t } = useTranslation('profile')
  const { mutate, isPending, error } = useUpdatePicture()
  // The form has only the picture, so every field error is about it.
  const refusal = Object.values(refusalsOf(error)).join(' ') || undefined
  const save = (file: File) =>
    mutate(file, {
      onSuccess: ({ message }) => {
        notifications.toast(message ?? t('picture.saved'), 'success')
        onClose()
      },
    })
  return (
    <FramePictureModal
      picture={picture}
      onFrame={save}
      onClose={onClose}
      isPending={isPending}
      error={refusal}
    />
  )
}
