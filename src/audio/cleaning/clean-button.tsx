import { AudioWaveform, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import type { CleanModalProps } from './clean-modal.tsx'
import { isFilmFile } from './is-film-file.ts'

const CleanModal = lazyComponent(async () => (await import('./clean-modal.tsx')).CleanModal)

export type CleanButtonProps = Omit<CleanModalProps, 'onClose'>

export function CleanButton({ onCleaned, ...props }: CleanButtonProps) {
  const { t } = useTranslation('recording-clean')
  const [isOpen, setIsOpen] = useState(false)
  const { source, mend } = props
  const isFilm = isFilmFile(source)
  const open = () => setIsOpen(true)
  const close = () => setIsOpen(false)
  return (
    <>
      {mend ? (
        <Button size="small" onClick={open}>
          {t(`mend.${mend}`)}
        </Button>
      ) : (
        <IconButton
          label={t(isFilm ? 'openFilm' : 'open', { name: source.name })}
          icon={isFilm ? <EyeOff size={16} aria-hidden /> : <AudioWaveform size={16} aria-hidden />}
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
