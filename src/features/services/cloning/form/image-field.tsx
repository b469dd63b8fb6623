import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FramePictureModal } from '#src/features/profile/picture/frame-picture-modal.tsx'
import {
  type OpenedPicture,
  openPicture,
  PictureError,
  type PictureProblem,
} from '#src/features/profile/picture/open-picture.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'

const ACCEPTED = 'image/jpeg,image/png,image/webp'

interface ImageFieldProps {
  /** For the initials that stand in place of a picture. */
  name: string
  file: File | undefined
  /** Address of the picture that is there already. */
  src?: string | null
  /** What the server said of it. */
  error?: string | undefined
  onChange: (file: File) => void
}

/** Address of a file, for as long as it is shown. */
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

/** The picture of a voice: chosen, framed, shown. It is sent with the form. */
export function ImageField({ name, file, src, error, onChange }: ImageFieldProps) {
  const { t } = useTranslation(['cloning', 'profile'])
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<OpenedPicture>()
  const [problem, setProblem] = useState<PictureProblem>()
  const shown = useAddress(file) ?? src

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    target.value = ''
    if (!chosen) return
    try {
      setPicture(await openPicture(chosen))
      setProblem(undefined)
    } catch (reason) {
      if (!(reason instanceof PictureError)) throw reason
      setProblem(reason.problem)
    }
  }
  const close = () => {
    picture?.bitmap.close()
    setPicture(undefined)
  }
  const refusal = problem ? t(`profile:picture.${problem}`) : error
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} src={shown} size={64} />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <Button onClick={() => input.current?.click()} aria-describedby="clone-image-note">
          {shown ? t('form.changeImage') : t('form.chooseImage')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          onChange={choose}
          aria-label={t('form.image')}
          tabIndex={-1}
          className="hidden"
        />
        <p
          id="clone-image-note"
          role="status"
          className={refusal ? 'text-13 text-danger' : 'text-13 text-muted'}
        >
          {refusal ?? t('profile:picture.hint')}
        </p>
      </div>
      {picture && (
        <FramePictureModal
          picture={picture}
          onFrame={(framed) => {
            onChange(framed)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
