import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FramePictureModal } from '#src/features/profile/picture/frame-picture-modal.tsx'
import { PictureChooser } from '#src/features/profile/picture/picture-chooser.tsx'

interface ImageFieldProps {
  name: string
  file: File | undefined
  src?: string | null
  error?: string | undefined
  onChange: (file: File) => void
}

function useAddress(file: File | undefined) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return file ? url : undefined
}

export function ImageField({ name, file, src, error, onChange }: ImageFieldProps) {
  const { t } = useTranslation('cloning')
  const shown = useAddress(file) ?? src
  return (
    <PictureChooser
      name={name}
      src={shown}
      label={t('form.image')}
      buttonLabel={shown ? t('form.changeImage') : t('form.chooseImage')}
      error={error}
    >
      {(picture, close) => (
        <FramePictureModal
          picture={picture}
          onFrame={(framed) => {
            onChange(framed)
            close()
          }}
          onClose={close}
        />
      )}
    </PictureChooser>
  )
}
