import { type ComponentProps, useLayoutEffect, useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Spinner } from '#src/ui/spinner.tsx'

let shownPreloaders = 0

/** Whether no other preloader is shown: several in a row are one wait, announced once. */
function useIsFirstPreloader() {
  const [isFirst] = useState(() => shownPreloaders === 0)
  useLayoutEffect(() => {
    shownPreloaders += 1
    return () => {
      shownPreloaders -= 1
    }
  }, [])
  return isFirst
}

/**
 * Also the prerendered content of customers' pages until their code loads, without a text and so without a language.
 */
export function WholePageSpinner(props: Pick<ComponentProps<typeof Spinner>, 'label'>) {
  return (
    <div className="flex min-h-dvh items-center justify-center text-muted">
      <Spinner size={20} {...props} />
    </div>
  )
}

export function Preloader() {
  const { t } = useTranslation()
  const isFirst = useIsFirstPreloader()
  return <WholePageSpinner label={isFirst ? t('loading') : undefined} />
}

/**
 * Covers the layout until its first screen has loaded [spec 2], so that the header is not shown without a page.
 * @param onCover called when it appears and disappears, so that covered content is unreachable by keys too
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
