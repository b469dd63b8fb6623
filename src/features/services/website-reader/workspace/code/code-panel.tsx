import { env } from '#src/config/env.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { EmbedCode } from '#src/features/exports/embed-code.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SitesPanel } from './sites-panel.tsx'

export function CodePanel({ project, onPreview }: { project: Project; onPreview: () => void }) {
  const { t } = useTranslation('website-reader-lazy')
  if (project.status === projectStatuses.COMPLETED) return <ReadyCode project={project} />
  const isRunning = project.status === projectStatuses.IN_PROGRESS
  return (
    <EmptyState
      action={
        <Button variant="primary" onClick={onPreview}>
          {t('code.toPreview')}
        </Button>
      }
    >
      {t(isRunning ? 'code.running' : 'code.notReady')}
    </EmptyState>
  )
}

function ReadyCode({ project }: { project: Project }) {
  const { t } = useTranslation('website-reader-lazy')
  return (
    <EmbedCode
      project={project}
      how={(kind) => t(`code.how.${kind}`)}
      again={t('code.again')}
      tryPage={env.readerPage}
      tryHint={t('code.tryHint')}
      sites={(player, isChecking, onCheck) => (
        <SitesPanel project={project} player={player} isChecking={isChecking} onCheck={onCheck} />
      )}
    />
  )
}
