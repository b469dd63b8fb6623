import { AudioWaveform } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import type { CleanModalProps } from './clean-modal.tsx'

const CleanModal = lazyComponent(async () => (await import('./clean-modal.tsx')).CleanModal)

/** Opens a recording in the editor, or, by the name of its mending, one with a fault that the editor mends. */
export function CleanRecording({ onCleaned, ...props }: Omit<CleanModalProps, 'onClose'>) {
  const { t } = useTranslation('recording')
  const [isOpen, setIsOpen] = useState(false)
  const { source, mend } = props
  const open = () => setIsOpen(true)
  const close = () => setIsOpen(false)
  return (
    <>
      {mend ? (
        <Button size="small" onClick={open}>
          {t(`clean.${mend}`)}
        </Button>
      ) : (
        <IconButton
          label={t('clean.open', { name: source.name })}
          icon={<AudioWaveform size={16} aria-hidden />}
          onClick={open}
        />
      )}
      {isOpen && (
        <LazyBoundary onFailed={close}>
          <CleanModal
            {...props}
            onClose={close}
            onCleaned={(file) => {
              close()
              onCleaned(file)
            }}
          />
        </LazyBoundary>
      )}
    </>
  )
}
