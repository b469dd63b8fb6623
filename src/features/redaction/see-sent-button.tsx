import { EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import type { RedactionModalProps } from './redaction-modal.tsx'

const RedactionModal = lazyComponent(async () => (await import('./redaction-modal.tsx')).RedactionModal)

export interface SeeSentProps extends Omit<RedactionModalProps, 'onClose'> {
  isDisabled?: boolean
}

export function SeeSentButton({ isDisabled, onRedacted, ...props }: SeeSentProps) {
  const { t } = useTranslation('redaction')
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <IconButton
        label={t('open', { name: props.file.name })}
        icon={<EyeOff size={16} aria-hidden />}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <LazyBoundary onFailed={close}>
          <RedactionModal
            {...props}
            onClose={close}
            onRedacted={(file) => {
              close()
              onRedacted(file)
            }}
          />
        </LazyBoundary>
      )}
    </>
  )
}
