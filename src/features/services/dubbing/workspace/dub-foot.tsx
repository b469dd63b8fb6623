import { AudioLines, Shuffle } from 'lucide-react'
import { DubbingStep, projectStatuses } from '#src/contract/project-summary.ts'
import { useEditor, useOrder, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable, isInProgress } from '#src/features/projects/project-statuses.ts'
import { isToResend } from '#src/features/runs/run-target.ts'
import { EditedFoot, useExportStep } from '#src/features/workspace/edited-foot.tsx'
import type { FootStep } from '#src/features/workspace/workspace-foot.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { qepikOf } from '#src/rules/money.ts'
import { classNames } from '#src/ui/class-names.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { useMissingLanguages } from '../dub/open-dub.ts'
import type { DubRun } from '../dub/use-dub-run.ts'

interface DubFootProps {
  run: DubRun
  onExport: () => void
  onLanguages: () => void
  onReuse: () => void
}

function Steps() {
  const { t } = useTranslation('dubbing')
  const { step } = useSummary()
  const now = step ? DubbingStep.options.indexOf(step) : -1
  return (
    <ol aria-label={t('steps.title')} className="flex flex-wrap gap-x-4 text-13 max-lg:sr-only">
      {DubbingStep.options.map((each, index) => (
        <li
          key={each}
          aria-current={index === now ? 'step' : undefined}
          className={classNames(index === now ? 'font-strong' : 'text-muted')}
        >
          {t(`steps.${each}`)}
        </li>
      ))}
    </ol>
  )
}

function useQuoteStep(run: DubRun): FootStep {
  const { t } = useTranslation(['dubbing', 'runs'])
  const { money } = useFormat()
  const summary = useSummary()
  const isRenewed = summary.status === projectStatuses.COMPLETED
  const price = isRenewed || !summary.price ? undefined : qepikOf(summary.price)
  const label = isToResend(summary) ? 'runs:rejected.resend' : 'draft.askFor'
  return {
    label: price === undefined ? t('draft.ask') : t(label, { price: money(price) }),
    isDisabled: run.isUnsure,
    isPending: run.isPending,
    pendingLabel: t('draft.asking'),
    onPress: () => void run.start({ scope: 'all', price }),
  }
}

export function DubFoot({ run, onExport, onLanguages, onReuse }: DubFootProps) {
  const { t } = useTranslation(['dubbing', 'runs'])
  const { money } = useFormat()
  const summary = useSummary()
  const count = useOrder().length
  const hasDub = (useSignal(useEditor().body).dubbing?.outputs.length ?? 0) > 0
  const isMissing = useMissingLanguages().length > 0
  const quote = useQuoteStep(run)
  const result = useExportStep(onExport)
  const { stale, renewal } = run
  const renew: FootStep = {
    label: t('renew', { count: stale.keys.length, price: money(renewal) }),
    icon: AudioLines,
    isDisabled: run.isUnsure,
    isPending: run.isPending,
    onPress: run.renew,
  }
  const canRenew = stale.keys.length > 0 && isEditable(summary) && hasDub
  const reuse: FootStep = { label: t('runs:reuse'), icon: Shuffle, onPress: onReuse }
  return (
    <EditedFoot
      run={run}
      facts={count > 0 && <p className="spare tabular text-13 text-muted">{t('totals', { count })}</p>}
      sum={
        canRenew ? { work: { lengths: [stale.seconds] }, price: renewal, service: run.service } : undefined
      }
      runningLabel={t('steps.title')}
      besideProgress={<Steps />}
      start={canRenew ? renew : isMissing ? quote : undefined}
      result={hasDub && !isInProgress(summary) ? result : undefined}
      other={isMissing ? { label: t('draft.change'), onPress: onLanguages } : undefined}
      more={[canRenew && isMissing ? quote : undefined, hasDub ? reuse : undefined]}
    />
  )
}
