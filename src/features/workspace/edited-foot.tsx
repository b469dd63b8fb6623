import { Download, type LucideIcon } from 'lucide-react'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { isToResend } from '#src/features/runs/run-target.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useSignalPart } from '#src/ui/use-signal-part.ts'
import { ProjectFoot, type ProjectFootProps } from './project-foot.tsx'
import type { FootStep } from './workspace-foot.tsx'

interface StartOptions {
  /** Label with the price. */
  label: (price: string) => string
  icon: LucideIcon
  /** In qəpik; undefined if it is unknown. */
  price: number | undefined
  isDisabled?: boolean
}

/** The step that starts work on the whole project; a rejected project is sent again. */
export function useStartStep(run: Run, { label, icon, price, isDisabled = false }: StartOptions): FootStep {
  const { t } = useTranslation('runs')
  const { money } = useFormat()
  return {
    label: isToResend(useSummary()) ? t('rejected.resend', { price: money(price) }) : label(money(price)),
    icon,
    isDisabled: run.isUnsure || isDisabled,
    isPending: run.isPending,
    onPress: () => void run.start({ scope: 'all', price }),
  }
}

/** The step that opens the export. */
export function useExportStep(onPress: () => void): FootStep {
  const { t } = useTranslation('common')
  return { label: t('actions.export'), icon: Download, onPress }
}

/** Whether a failed save showed that the project was deleted elsewhere. */
function useIsDeletedElsewhere() {
  return useSignalPart(
    useEditor().autosave.state,
    ({ status }) => status.kind === 'failed' && status.failure === 'gone',
  )
}

/** The foot of the project that the editor has open. */
export function EditedFoot(props: Omit<ProjectFootProps, 'project' | 'isGone'>) {
  return <ProjectFoot {...props} project={useSummary()} isGone={useIsDeletedElsewhere()} />
}
