import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { env } from '#src/config/env.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { codeQuery } from '#src/features/exports/code-queries.ts'
import { type Snippet, SnippetView } from '#src/features/exports/snippet-view.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { SitesPanel } from './sites-panel.tsx'

export function CodePanel({ project, onPreview }: { project: Project; onPreview: () => void }) {
  const { t } = useTranslation('website-reader')
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
  const { t } = useTranslation(['website-reader', 'common'])
  const name = useId()
  const [kind, setKind] = useState<Snippet['kind']>('html')
  const { data, isPending, isFetching, refetch } = useQuery(codeQuery(project))
  if (isPending) return <Skeleton shape="block" height={240} />
  const snippet = data?.snippets.find((each) => each.kind === kind)
  if (!data || !snippet) {
    return (
      <ErrorState
        title={t('code.failed')}
        retryLabel={t('common:actions.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {t('code.failedText')}
      </ErrorState>
    )
  }
  return (
    <div className="flex max-w-wide flex-col gap-4">
      <SegmentedControl
        label={t('code.kind')}
        name={`${name}-kind`}
        value={kind}
        options={data.snippets.map(({ kind, label }) => ({ value: kind, label }))}
        onChange={setKind}
      />
      <SnippetView
        key={kind}
        snippet={snippet}
        origin={data.player?.origin}
        how={t(`code.how.${kind}`)}
        again={t('code.again')}
        stem="website-reader"
        tryOut={{ page: env.readerPage, id: project.id, hint: t('code.tryHint') }}
      />
      {data.player && (
        <SitesPanel
          project={project}
          player={data.player}
          isChecking={isFetching}
          onCheck={() => void refetch()}
        />
      )}
    </div>
  )
}
