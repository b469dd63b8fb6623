import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { PlayerOnSites } from '#src/contract/exports-code.ts'
import type { Project } from '#src/contract/project.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { codeQuery } from './code-queries.ts'
import { type Snippet, SnippetView } from './snippet-view.tsx'

interface EmbedCodeProps {
  project: Project
  how: (kind: Snippet['kind']) => string
  again: string
  tryPage: string | undefined
  tryHint: string
  sites: (player: PlayerOnSites, isChecking: boolean, onCheck: () => void) => ReactNode
}

export function EmbedCode({ project, how, again, tryPage, tryHint, sites }: EmbedCodeProps) {
  const { t } = useTranslation(['exports', 'common'])
  const name = useId()
  const [kind, setKind] = useState<Snippet['kind']>('html')
  const { data, isPending, isFetching, refetch } = useQuery(codeQuery(project))
  const check = () => void refetch()
  if (isPending) return <Skeleton shape="block" height={240} />
  if (data && !data.snippets) return <Notice>{t('code.unknown')}</Notice>
  const snippets = data?.snippets ?? []
  const snippet = snippets.find((each) => each.kind === kind)
  if (!data || !snippet) {
    return (
      <ErrorState
        title={t('code.failed')}
        retryLabel={t('common:actions.retry')}
        isRetrying={isFetching}
        onRetry={check}
      >
        {t('code.failedText')}
      </ErrorState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label={t('code.kind')}
        name={name}
        value={kind}
        options={snippets.map(({ kind, label }) => ({ value: kind, label }))}
        onChange={setKind}
      />
      <SnippetView
        key={kind}
        snippet={snippet}
        origin={data.player?.origin}
        how={how(kind)}
        again={again}
        stem={project.slug}
        tryOut={{ page: tryPage, id: project.id, hint: tryHint }}
      />
      {data.player && sites(data.player, isFetching, check)}
    </div>
  )
}
