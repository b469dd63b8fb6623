import { type ChangeEvent, lazy, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Customer } from '#src/contract/customer.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { LatePart } from '#src/ui/late-part.tsx'
import { type OpenedPicture, openPicture, PictureError, type PictureProblem } from './open-picture.ts'

const CropModal = lazy(async () => ({ default: (await import('./crop-modal.tsx')).CropModal }))

/** Pickers of phones turn HEIC into JPEG when they are asked for these. */
const ACCEPTED = 'image/jpeg,image/png,image/webp'

/** The customer's picture, and how to change it. */
export function PictureField({ customer }: { customer: Customer }) {
  const { t } = useTranslation('profile')
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<OpenedPicture>()
  const [problem, setProblem] = useState<PictureProblem>()

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file may be chosen again.
    target.value = ''
    if (!file) return
    try {
      setPicture(await openPicture(file))
      setProblem(undefined)
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      setProblem(error.problem)
    }
  }

  const close = () => {
    picture?.bitmap.close()
    setPicture(undefined)
  }

  return (
    <div className="flex items-center gap-4">
      <Avatar name={customer.name} src={customer.image} size={64} />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <Button onClick={() => input.current?.click()} aria-describedby="picture-note">
          {customer.image ? t('picture.change') : t('picture.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          onChange={choose}
          aria-label={t('picture.title')}
          tabIndex={-1}
          className="hidden"
        />
        <p id="picture-note" role="status" className={problem ? 'text-13 text-danger' : 'text-13 text-muted'}>
          {problem ? t(`picture.${problem}`) : t('picture.hint')}
        </p>
      </div>
      {picture && (
        <LatePart>
          <CropModal picture={picture} onClose={close} />
        </LatePart>
      )}
    </div>
  )
}
