import { useTranslation } from 'react-i18next'
import { Spinner } from '#src/ui/spinner.tsx'

export function Preloader() {
  const { t } = useTranslation()
  return (
    <div className="flex min-h-dvh items-center justify-center text-muted">
      <Spinner size={20} label={t('loading')} />
    </div>
  )
}

/** Covers the layout until its first screen is there [spec 2], so that a header without a page is not seen. */
export function LayoutPreloader() {
  return (
    <div className="fixed inset-0 z-50 bg-paper">
      <Preloader />
    </div>
  )
}

export function ScreenPreloader() {
  const { t } = useTranslation()
  return (
    <div className="flex justify-center py-40 text-muted">
      <Spinner size={20} label={t('loading')} />
    </div>
  )
}
