import { projectStatuses } from '#src/contract/project-summary.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { isInProgress } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useSignal } from '#src/ui/use-signal.ts'

const lines = ['95%', '70%', '88%', '40%'] as const

export function TranscriptStart({ onOptions }: { onOptions: () => void }) {
  const { t } = useTranslation('speech-to-text')
  const editor = useEditor()
  const summary = useSummary()
  const source = useSignal(editor.body).transcript?.source
  if (isInProgress(summary)) {
    return (
      <div aria-busy="true" className="flex flex-col gap-6 py-6">
        {lines.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    )
  }
  // The rejection's panel above says why, and what to do.
  if (summary.status === projectStatuses.REJECTED) return null
  if (!source) {
    return (
      <EmptyState
        action={
          <LocalizedLink to={paths.createProject(editor.slug)} className={buttonStyles('primary')}>
            {t('start.send')}
          </LocalizedLink>
        }
      >
        {t('start.noSource')}
      </EmptyState>
    )
  }
  const isDone = summary.status === projectStatuses.COMPLETED
  return (
    <EmptyState action={<Button onClick={onOptions}>{t('start.options')}</Button>}>
      {t(isDone ? 'start.nothingHeard' : 'start.ready')}
    </EmptyState>
  )
}
