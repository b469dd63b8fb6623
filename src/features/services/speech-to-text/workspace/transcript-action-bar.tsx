import { AudioLines, Download, RotateCcw } from 'lucide-react'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { type EditorState, useOrder, useSettled, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable, isInProgress } from '#src/features/projects/project-statuses.ts'
import { ActionBar } from '#src/features/runs/action-bar.tsx'
import { isToResend } from '#src/features/runs/run-target.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import type { TranscriptRun } from '../transcript/use-transcript-run.ts'

const countWords = ({ blocks }: EditorState) => {
  let count = 0
  for (const block of blocks.values()) count += segmentOf(block)?.words.length ?? 0
  return count
}

interface TranscriptActionBarProps {
  run: TranscriptRun
  onExport: () => void
  onRegenerate: () => void
}

export function TranscriptActionBar({ run, onExport, onRegenerate }: TranscriptActionBarProps) {
  const { t } = useTranslation(['speech-to-text', 'runs', 'common'])
  const { money } = useFormat()
  const summary = useSummary()
  const count = useOrder().length
  const words = useSettled(countWords)
  const isRunning = isInProgress(summary)
  const isRejected = summary.status === projectStatuses.REJECTED
  const hasText = count > 0
  const totals = hasText && (
    <p className="spare tabular text-13 text-muted">
      <span className="block sm:inline">{t('totals.segments', { count })}</span>
      {words > 0 && <span className="max-sm:hidden">{' · '}</span>}
      {words > 0 && <span className="block sm:inline">{t('totals.words', { count: words })}</span>}
    </p>
  )
  return (
    <ActionBar run={run} phase={[summary.status, hasText].join()} lead={totals}>
      <div className={classNames('ml-auto flex items-center gap-2', !hasText && 'w-full *:flex-1 sm:w-auto')}>
        {hasText && !isRunning && !isRejected && (
          <Button disabled={!isEditable(summary) || run.isUnsure} onClick={onRegenerate}>
            <RotateCcw size={16} aria-hidden />
            {/* On a phone the sign stands for it; its words would take a row of their own. */}
            <span className="max-sm:sr-only">{t('regenerate.open')}</span>
          </Button>
        )}
        {hasText && !isRunning && (
          <Button variant="primary" icon={<Download size={16} aria-hidden />} onClick={onExport}>
            {t('common:actions.export')}
          </Button>
        )}
        {!hasText && !isRunning && !isRejected && (
          <Button
            variant="primary"
            icon={<AudioLines size={16} aria-hidden />}
            disabled={!isEditable(summary) || run.isUnsure || run.price === 0}
            isPending={run.isPending}
            onClick={() => run.start({ scope: 'all', price: run.price })}
          >
            {t(isToResend(summary) ? 'runs:rejected.resend' : 'work.start', { price: money(run.price) })}
          </Button>
        )}
        {isRunning && (
          <Button variant="primary" icon={<Spinner />} disabled>
            {t('work.running')}
          </Button>
        )}
      </div>
    </ActionBar>
  )
}
