import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FinishedTexts } from '#src/features/runs/use-reveal.ts'

/** What is said of pages that have been read. */
export function useFinishedTexts(): FinishedTexts {
  const { t } = useTranslation('detect-text')
  return useMemo(
    () => ({
      ready: (number) => t('finished.ready', { number }),
      failed: (number) => t('finished.failed', { number }),
      manyReady: (count) => t('finished.manyReady', { count }),
      manyFailed: (count) => t('finished.manyFailed', { count }),
    }),
    [t],
  )
}
