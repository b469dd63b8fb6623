import type { Customer } from '#src/contract/customer.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { PictureChooser } from './picture-chooser.tsx'

const CropModal = lazyComponent(async () => (await import('./crop-modal.tsx')).CropModal)

export function PictureField({ customer: { name, image } }: { customer: Customer }) {
  const { t } = useTranslation('profile')
  return (
    <PictureChooser
      preview={<Avatar name={name} src={image} size={64} />}
      label={t('picture.title')}
      buttonLabel={image ? t('picture.change') : t('picture.choose')}
    >
      {(picture, close) => (
        <LazyBoundary onFailed={close}>
          <CropModal picture={picture} onClose={close} />
        </LazyBoundary>
      )}
    </PictureChooser>
  )
}
