import { AudioLines, Download } from 'lucide-react'
import { useEditor, useOrder, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable, isInProgress } from '#src/features/projects/project-statuses.ts'
import { ActionBar } from '#src/features/runs/action-bar.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { useSignal } from '#src/ui/use-signal.ts'
import type { DubRun } from '../dub/use-dub-run.ts'

export function DubActionBar({ run, onExport }: { run: DubRun; onExport: () => void }) {
  const { t } = useTranslation(['dubbing', 'common'])
  const { money } = useFormat()
  const editor = useEditor()
  const summary = useSummary()
  const count = useOrder().length
  const hasDub = (useSignal(editor.body).dubbing?.outputs.length ?? 0) > 0
  const { stale, renewal } = run
  const totals = count > 0 && <p className="spare tabular text-13 text-muted">{t('totals', { count })}</p>
  const canRenew = stale.count > 0 && isEditable(summary) && hasDub
  return (
    <ActionBar run={run} phase={[summary.status, canRenew].join()} lead={totals}>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {canRenew && (
          <Button
            variant="primary"
            icon={<AudioLines size={16} aria-hidden />}
            disabled={run.isUnsure}
            isPending={run.isPending}
            onClick={run.renew}
          >
            {t('renew', { count: stale.count, price: money(renewal) })}
          </Button>
        )}
        {hasDub && !isInProgress(summary) && (
          <Button
            variant={canRenew ? 'secondary' : 'primary'}
            icon={<Download size={16} aria-hidden />}
            onClick={onExport}
          >
            {t('common:actions.export')}
          </Button>
        )}
      </div>
    </ActionBar>
  )
}
