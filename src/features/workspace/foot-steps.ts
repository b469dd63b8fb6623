import { Download, Shuffle } from 'lucide-react'
import { isToResend, type RunRequest } from '#src/features/runs/run-target.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { FootStep } from './workspace-foot.tsx'

interface StartStep extends Omit<FootStep, 'onPress'>, Pick<RunRequest, 'price'> {
  /** Label while the price is unknown, also of a project that is sent again. */
  readonly withoutPrice?: string | undefined
  readonly scope?: 'all' | 'changed'
}

/** The steps that most services have in their foot. */
export function useFootSteps({
  target,
  isUnsure,
  isPending,
  start,
}: Pick<Run, 'target' | 'isUnsure' | 'isPending' | 'start'>) {
  const { t } = useTranslation(['runs', 'common'])
  const { money } = useFormat()
  return {
    /** Starts a run, or requests its quote, at the price that the label shows. */
    start({ label, withoutPrice, price, scope = 'all', ...step }: StartStep): FootStep {
      const priced = isToResend(target.project) ? t('rejected.resend', { price: money(price) }) : label
      return {
        isDisabled: isUnsure,
        isPending,
        ...step,
        label: price === undefined ? (withoutPrice ?? priced) : priced,
        onPress: () => void start({ scope, price }),
      }
    },
    exports: (onPress: () => void): FootStep => ({
      label: t('common:actions.export'),
      icon: Download,
      onPress,
    }),
    reuse: (onPress: () => void): FootStep => ({ label: t('reuse'), icon: Shuffle, onPress }),
  }
}
