import { type ComponentProps, useLayoutEffect, useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Spinner } from '#src/ui/spinner.tsx'

let shown = 0

/** Whether no other preloader is on screen: what gives way to the next is one wait, and said once. */
function useIsFirst() {
  const [isFirst] = useState(() => shown === 0)
  useLayoutEffect(() => {
    shown += 1
    return () => {
      shown -= 1
    }
  }, [])
  return isFirst
}

/** Also what a page of customers is until its code comes: it stands in the page itself, in no language. */
export function WholePageSpinner(props: Pick<ComponentProps<typeof Spinner>, 'label'>) {
  return (
    <div className="flex min-h-dvh items-center justify-center text-muted">
      <Spinner size={20} {...props} />
    </div>
  )
}

export function Preloader() {
  const { t } = useTranslation()
  const isFirst = useIsFirst()
  return <WholePageSpinner label={isFirst ? t('loading') : undefined} />
}

/**
 * Covers the layout until its first screen is there [spec 2], so that a header without a page is not seen.
 * @param onCover told when it comes and when it goes: what is covered must be out of reach of keys too
 */
export function LayoutPreloader({ onCover }: { onCover: (isCovered: boolean) => void }) {
  useLayoutEffect(() => {
    onCover(true)
    return () => onCover(false)
  }, [onCover])
  return (
    <div data-preloader className="fixed inset-0 z-50 bg-paper">
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
