import { useState } from 'react'
import { PictureChooser } from '#src/features/profile/picture/picture-chooser.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { useObjectUrl } from '#src/ui/use-object-url.ts'
import { Cover } from './cover.tsx'

const FramePictureModal = lazyComponent(
  async () => (await import('#src/features/profile/picture/frame-picture-modal.tsx')).FramePictureModal,
)

/** Cover size that audio book shops require: https://help.acx.com/s/article/what-are-the-cover-art-requirements */
const COVER_PX = 2400

/** Tells the size of a picture that shops would refuse as a cover. */
function ShopNotice({ width, height }: Pick<HTMLImageElement, 'width' | 'height'>) {
  const { t } = useTranslation('audio-book-form')
  const { number } = useFormat()
  if (width === height && width >= COVER_PX) return null
  const size = { side: number(COVER_PX), width: number(width), height: number(height) }
  return (
    <p role="status" className="text-13 text-warn">
      {t('details.shopCover', size)}
    </p>
  )
}

interface CoverFieldProps {
  coverUrl: string | undefined
  chosen: File | undefined
  error: string | undefined
  isDisabled?: boolean
  onChoose: (file: File | undefined) => void
}

export function CoverField({ coverUrl, chosen, error, isDisabled, onChoose }: CoverFieldProps) {
  const { t } = useTranslation('audio-book-form')
  const url = useObjectUrl(chosen) ?? coverUrl
  const [shown, setShown] = useState({ url, width: 0, height: 0 })
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="font-strong">{t('details.cover')}</p>
      <PictureChooser
        preview={
          <Cover
            url={url}
            alt={t('details.cover')}
            onLoad={({ naturalWidth, naturalHeight }) =>
              setShown({ url, width: naturalWidth, height: naturalHeight })
            }
          />
        }
        label={t('details.cover')}
        buttonLabel={t(url ? 'details.changeCover' : 'details.chooseCover')}
        error={error}
        isDisabled={isDisabled}
      >
        {(picture, close) => (
          <LazyBoundary onFailed={close}>
            <FramePictureModal
              // A photo encoded as PNG would be too large to upload.
              picture={{ ...picture, mayBeTransparent: false }}
              shape="rect"
              mostPx={COVER_PX}
              onFrame={(framed) => {
                onChoose(framed)
                close()
              }}
              onClose={close}
            />
          </LazyBoundary>
        )}
      </PictureChooser>
      {shown.width > 0 && shown.url === url && <ShopNotice {...shown} />}
      {chosen && (
        <Button size="small" variant="quiet" disabled={isDisabled} onClick={() => onChoose(undefined)}>
          {t('details.dropCover')}
        </Button>
      )}
    </div>
  )
}
