import { PictureChooser } from '#src/features/profile/picture/picture-chooser.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { useObjectUrl } from '#src/ui/use-object-url.ts'

const FramePictureModal = lazyComponent(
  async () => (await import('#src/features/profile/picture/frame-picture-modal.tsx')).FramePictureModal,
)

interface ImageFieldProps {
  name: string
  file: File | undefined
  src?: string | null
  error?: string | undefined
  onChange: (file: File) => void
}

export function ImageField({ name, file, src, error, onChange }: ImageFieldProps) {
  const { t } = useTranslation('cloning-lazy')
  const shown = useObjectUrl(file) ?? src
  return (
    <PictureChooser
      preview={<Avatar name={name} src={shown} size={64} />}
      label={t('form.image')}
      buttonLabel={shown ? t('form.changeImage') : t('form.chooseImage')}
      error={error}
    >
      {(picture, close) => (
        <LazyBoundary onFailed={close}>
          <FramePictureModal
            picture={picture}
            onFrame={(framed) => {
              onChange(framed)
              close()
            }}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </PictureChooser>
  )
}
