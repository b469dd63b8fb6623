import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react'
import { PICTURE_MAX_MEGAPIXELS } from '#src/contract/limits.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { PICTURE_MIMES } from '#src/rules/accepted-pictures.ts'
import { Button } from '#src/ui/button.tsx'
import type { OpenedPicture, PictureProblem } from './open-picture.ts'

interface PictureChooserProps {
  preview: ReactNode
  label: string
  buttonLabel: string
  error?: string | undefined
  isDisabled?: boolean
  children: (picture: OpenedPicture, close: () => void) => ReactNode
}

export function PictureChooser(props: PictureChooserProps) {
  const { preview, label, buttonLabel, error, isDisabled, children } = props
  const { t } = useTranslation('profile')
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<OpenedPicture>()
  const [problem, setProblem] = useState<PictureProblem>()

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // Allows the same file to be chosen again.
    target.value = ''
    if (!file) return
    const { openPicture, PictureError } = await import('./open-picture.ts')
    try {
      setPicture(await openPicture(file))
      setProblem(undefined)
    } catch (reason) {
      if (!(reason instanceof PictureError)) throw reason
      setProblem(reason.problem)
    }
  }
  const close = () => {
    picture?.bitmap.close()
    if (picture) URL.revokeObjectURL(picture.address)
    setPicture(undefined)
  }
  const refusal = problem ? t(`picture.${problem}`, { megapixels: PICTURE_MAX_MEGAPIXELS }) : error
  return (
    <div className="flex items-center gap-4">
      {preview}
      <div className="flex min-w-0 flex-col items-start gap-1">
        <Button disabled={isDisabled} onClick={() => input.current?.click()} aria-describedby={noteId}>
          {buttonLabel}
        </Button>
        <input
          ref={input}
          type="file"
          // Phones convert HEIC to JPEG if a field accepts only these types.
          accept={PICTURE_MIMES.join()}
          onChange={choose}
          aria-label={label}
          tabIndex={-1}
          className="hidden"
        />
        <p id={noteId} role="status" className={refusal ? 'text-13 text-danger' : 'text-13 text-muted'}>
          {refusal ?? t('picture.hint')}
        </p>
      </div>
      {picture && children(picture, close)}
    </div>
  )
}
