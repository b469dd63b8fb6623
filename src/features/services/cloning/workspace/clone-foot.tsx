import { Pencil } from 'lucide-react'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { isToResend } from '#src/features/runs/run-target.ts'
import { useReopen } from '#src/features/runs/runs-mutations.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useIsDeleted } from '#src/features/workspace/cached-workspace.tsx'
import { ProjectFoot } from '#src/features/workspace/project-foot.tsx'
import type { FootStep } from '#src/features/workspace/workspace-foot.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isLongEnough } from '#src/rules/sample-fault.ts'
import { usableSeconds } from '../form/samples/sample-entry.ts'
import { useCloningTerms } from '../form/use-cloning-terms.ts'
import type { TrySentenceState } from './try-sentence.tsx'

interface CloneFootProps {
  project: Project
  run: Run
  trial: TrySentenceState
  onEdit: () => void
}

interface DraftSteps {
  readonly start: FootStep
  readonly other?: FootStep | undefined
}

/** Asks for a quote, or leads to the samples if they are insufficient. */
function useDraftSteps({ project, run, onEdit }: CloneFootProps): DraftSteps {
  const { t } = useTranslation(['cloning', 'runs'])
  const { money } = useFormat()
  const { price } = useCloningTerms()
  const { clone } = project.body
  const isEnough = isLongEnough(usableSeconds(clone?.samples ?? []))
  const label = isToResend(project) ? 'runs:rejected.resend' : 'draft.askFor'
  const ask: FootStep = {
    label: price === undefined ? t('draft.ask') : t(label, { price: money(price) }),
    isDisabled: run.isUnsure,
    isPending: run.isPending,
    pendingLabel: t('draft.asking'),
    onPress: () => void run.start({ scope: 'all', price }),
  }
  if (isEnough && !clone?.objection) return { start: ask }
  const change = t(isEnough ? 'quote.change' : 'draft.addSamples')
  return { start: { label: change, icon: Pencil, onPress: onEdit }, other: isEnough ? ask : undefined }
}

function useRetrainStep({ project, run }: CloneFootProps): FootStep | undefined {
  const { t } = useTranslation('cloning')
  const { money } = useFormat()
  const { price } = useCloningTerms()
  if (!project.body.clone?.is_changed) return undefined
  return {
    label: price === undefined ? t('finished.retrain') : t('finished.retrainFor', { price: money(price) }),
    isDisabled: run.isUnsure,
    isPending: run.isPending,
    onPress: () => void run.start({ scope: 'all', price }),
  }
}

/** Replaces the payment if the check after it would reject the samples. */
function useChangeStep({ run, onEdit }: CloneFootProps): FootStep {
  const { t } = useTranslation('cloning')
  const reopen = useReopen(run.target, onEdit)
  return {
    label: t('quote.change'),
    icon: Pencil,
    isPending: reopen.isPending,
    isDisabled: !run.canStart,
    onPress: () => reopen.mutate(),
  }
}

export function CloneFoot(props: CloneFootProps) {
  const { project, run, trial, onEdit } = props
  const { t } = useTranslation('cloning')
  const draft = useDraftSteps(props)
  const retrain = useRetrainStep(props)
  const change = useChangeStep(props)
  const isDraft = project.status === projectStatuses.DRAFT
  const isFinished = project.status === projectStatuses.COMPLETED
  return (
    <ProjectFoot
      run={run}
      project={project}
      runningLabel={t('training.label')}
      fixing={{ onFix: onEdit }}
      insteadOfPayment={project.body.clone?.objection ? change : undefined}
      isGone={useIsDeleted(project)}
      start={isDraft ? draft.start : retrain}
      other={isDraft ? draft.other : undefined}
      result={isFinished ? trial.step : undefined}
    />
  )
}
