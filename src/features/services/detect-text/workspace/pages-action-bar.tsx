import { AudioLines, Download, RotateCcw, ScanText } from 'lucide-react'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { type EditorState, useSettled, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable, isInProgress } from '#src/features/projects/project-statuses.ts'
import { ActionBar } from '#src/features/runs/action-bar.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import type { PagesRun } from '../pages/use-pages-run.ts'
import { useReadAloud } from './read-aloud-mutations.ts'

interface PagesActionBarProps {
  run: PagesRun
  onExport: () => void
  onReadAgain: () => void
}

/** What was read has its result before its text, which comes with the project, and is not offered for money again. */
const isReadIn = ({ blocks }: EditorState) =>
  [...blocks.values()].some(({ text, generated }) => generated.status === 'ready' || text.trim() !== '')

function Result({ run, onExport, onReadAgain }: PagesActionBarProps) {
  const { t } = useTranslation(['detect-text', 'common'])
  const isReadOnly = !isEditable(useSummary())
  const aloud = useReadAloud()
  return (
    <>
      <Button disabled={isReadOnly || run.isUnsure} onClick={onReadAgain}>
        <RotateCcw size={16} aria-hidden />
        <span className="max-sm:sr-only">{t('again.open')}</span>
      </Button>
      <Button isPending={aloud.isPending} onClick={aloud.start}>
        <AudioLines size={16} aria-hidden />
        <span className="max-sm:sr-only">{t('aloud.start')}</span>
      </Button>
      <Button variant="primary" icon={<Download size={16} aria-hidden />} onClick={onExport}>
        {t('common:actions.export')}
      </Button>
    </>
  )
}

export function PagesActionBar(props: PagesActionBarProps) {
  const { run } = props
  const { t } = useTranslation('detect-text')
  const { money } = useFormat()
  const summary = useSummary()
  const isReadHere = useSettled(isReadIn)
  // Where the server shows no text, the status alone says that it was read.
  const isRead = isReadHere || summary.status === projectStatuses.COMPLETED
  const isRunning = isInProgress(summary)
  return (
    <ActionBar run={run} phase={[summary.status, isRead].join()}>
      <div className="ml-auto flex items-center gap-2">
        {isRead && !isRunning && <Result {...props} />}
        {!isRead && !isRunning && (
          <Button
            variant="primary"
            icon={<ScanText size={16} aria-hidden />}
            disabled={!isEditable(summary) || run.isUnsure || !run.service}
            isPending={run.isPending}
            onClick={() => run.start({ scope: 'all', price: run.price })}
          >
            {t('work.start', { price: money(run.price) })}
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
