import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FinishedTexts } from '#src/features/runs/use-reveal.ts'

export function useFinishedTexts(): FinishedTexts {
  const { t } = useTranslation('speech-to-text')
  return useMemo(
    () => ({
      ready: (number) => t('work.segmentReady', { number }),
      failed: (number) => t('work.segmentFailed', { number }),
      manyReady: (count) => t('work.segmentsReady', { count }),
      manyFailed: (count) => t('work.segmentsFailed', { count }),
    }),
    [t],
  )
}
