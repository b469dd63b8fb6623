import { useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'

const ReportProblemModal = lazyComponent(
  async () => (await import('./report-problem-modal.tsx')).ReportProblemModal,
)

/** A button next to an error that replaced the page, and perhaps the region of toasts with it. */
export function ReportBrokenPage({ error }: { error: unknown }) {
  const { t } = useTranslation('problem')
  const [isOpen, setIsOpen] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('title')}</Button>
      {isSaved && (
        <p role="status" className="w-full pt-2">
          {t('saved')}
        </p>
      )}
      {isOpen && (
        <LazyBoundary onFailed={close}>
          <ReportProblemModal error={error} onSaved={() => setIsSaved(true)} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}
