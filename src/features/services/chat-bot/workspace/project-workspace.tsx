import { useRef, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { lazyPartsWith, usePartsAhead } from '#src/features/catalog/lazy-part.tsx'
import { CachedProjectHeader } from '#src/features/projects/cached-project-header.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useExportAddress } from '#src/routing/export-address.ts'
import { LateModal } from '#src/ui/late-modal.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { useBotRun } from '../bot/use-bot-run.ts'
import { Playground } from './playground/playground.tsx'

const part = lazyPartsWith(['chat-bot'])
const later = {
  SourcesPanel: part('SourcesPanel', () => import('./sources/sources-panel.tsx')),
  ConversationsPanel: part('ConversationsPanel', () => import('./conversations/conversations-panel.tsx')),
  SettingsPanel: lazyPartsWith(['chat-bot', 'profile'])(
    'SettingsPanel',
    () => import('./settings/settings-panel.tsx'),
  ),
  EmbedPanel: part('EmbedPanel', () => import('./embed/embed-panel.tsx')),
}
const laterParts = [...Object.values(later), LateModal]

type Tab = 'playground' | 'sources' | 'conversations' | 'settings' | 'embed'

export function ProjectWorkspace({ project }: { project: Project }) {
  const { t } = useTranslation('chat-bot')
  const { isOpen: isExportAsked } = useExportAddress()
  // The export of a bot is its code.
  const [tab, setTab] = useState<Tab>(isExportAsked ? 'embed' : 'playground')
  // Here and not in its tab: switching tabs must not lose an answer that is on its way.
  const run = useBotRun(project)
  const root = useRef<HTMLDivElement>(null)
  usePartsAhead(laterParts)
  /** Opens a tab from within another one, whose button is gone by then: the focus goes along. */
  const go = (next: Tab) => {
    setTab(next)
    requestAnimationFrame(() => {
      root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    })
  }
  const onSources = () => go('sources')
  const contents = {
    playground: <Playground project={project} run={run} onSources={onSources} />,
    sources: <later.SourcesPanel project={project} />,
    conversations: <later.ConversationsPanel project={project} />,
    settings: <later.SettingsPanel project={project} />,
    embed: <later.EmbedPanel project={project} onSources={onSources} onSettings={() => go('settings')} />,
  } as const
  return (
    <div ref={root} className="flex flex-col gap-4">
      <CachedProjectHeader project={project} />
      <Tabs<Tab>
        label={t('tabs.label')}
        value={tab}
        onChange={setTab}
        tabs={(Object.keys(contents) as Tab[]).map((value) => ({
          value,
          label: t(`tabs.${value}`),
          content: contents[value],
        }))}
      />
    </div>
  )
}
