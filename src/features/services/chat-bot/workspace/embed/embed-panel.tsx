import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { env } from '#src/config/env.ts'
import type { Project } from '#src/contract/project.ts'
import { codeQuery } from '#src/features/exports/code-queries.ts'
import { type Snippet, SnippetView } from '#src/features/exports/snippet-view.tsx'
import { hostInWords } from '#src/lib/host-name.ts'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { contentOf } from '../../bot/bot.ts'

interface EmbedPanelProps {
  project: Project
  onSources: () => void
  onSettings: () => void
}

function Sites({ project, onSettings }: Pick<EmbedPanelProps, 'project' | 'onSettings'>) {
  const { t } = useTranslation('chat-bot')
  const domains = project.body.bot?.domains ?? []
  const action = <Button onClick={onSettings}>{t('embed.toSites')}</Button>
  if (domains.length === 0) {
    return (
      <Notice tone="warn" action={action}>
        {t('embed.noSites')}
      </Notice>
    )
  }
  return <Notice action={action}>{t('embed.sites', { hosts: domains.map(hostInWords).join(', ') })}</Notice>
}

function Code({ project }: { project: Project }) {
  const { t } = useTranslation(['chat-bot', 'common'])
  const name = useId()
  const [kind, setKind] = useState<Snippet['kind']>('html')
  const { data, isPending, isFetching, refetch } = useQuery(codeQuery(project))
  if (isPending) return <Skeleton shape="block" height={240} />
  const snippet = data?.snippets.find((each) => each.kind === kind)
  if (!data || !snippet) {
    return (
      <ErrorState
        title={t('embed.failed')}
        retryLabel={t('common:actions.retry')}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <>
      {data.player?.is_reachable === false && <Notice tone="warn">{t('embed.here')}</Notice>}
      <SegmentedControl
        label={t('embed.kind')}
        name={name}
        value={kind}
        options={data.snippets.map(({ kind, label }) => ({ value: kind, label }))}
        onChange={setKind}
      />
      <SnippetView
        key={kind}
        snippet={snippet}
        origin={data.player?.origin}
        how={t(`embed.how.${kind}`)}
        again={t('embed.again')}
        stem="chat-bot"
        tryOut={{ page: env.chatPage, id: project.id, hint: t('embed.tryHint') }}
      />
    </>
  )
}

/** The code that puts the bot on a site, and the sites on which it answers. */
export function EmbedPanel({ project, onSources, onSettings }: EmbedPanelProps) {
  const { t } = useTranslation('chat-bot')
  const hasSource = contentOf(project).sources.some(
    ({ source, generated }) => source.is_on && generated.status === 'ready',
  )
  if (!hasSource) {
    return (
      <EmptyState
        action={
          <Button variant="primary" onClick={onSources}>
            {t('ask.addSource')}
          </Button>
        }
      >
        {t('embed.notReady')}
      </EmptyState>
    )
  }
  return (
    <div className="flex max-w-wide flex-col gap-4">
      <Sites project={project} onSettings={onSettings} />
      <Code project={project} />
    </div>
  )
}
