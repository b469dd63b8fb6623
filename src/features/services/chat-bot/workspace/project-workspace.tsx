import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '#src/contract/project.ts'
import { CachedProjectHeader } from '#src/features/projects/cached-project-header.tsx'
import { useExportAddress } from '#src/routing/export-address.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { useBotRun } from '../bot/use-bot-run.ts'
import { ConversationsPanel } from './conversations/conversations-panel.tsx'
import { EmbedPanel } from './embed/embed-panel.tsx'
import { Playground } from './playground/playground.tsx'
import { SettingsPanel } from './settings/settings-panel.tsx'
import { SourcesPanel } from './sources/sources-panel.tsx'

type Tab = 'playground' | 'sources' | 'conversations' | 'settings' | 'embed'

export function ProjectWorkspace({ project }: { project: Project }) {
  const { t } = useTranslation('chat-bot')
  const { isOpen: isExportAsked } = useExportAddress()
  // The export of a bot is its code.
  const [tab, setTab] = useState<Tab>(isExportAsked ? 'embed' : 'playground')
  // Here and not in its tab: switching tabs must not lose an answer that is on its way.
  const run = useBotRun(project)
  const root = useRef<HTMLDivElement>(null)
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
    sources: <SourcesPanel project={project} />,
    conversations: <ConversationsPanel project={project} />,
    settings: <SettingsPanel project={project} />,
    embed: <EmbedPanel project={project} onSources={onSources} onSettings={() => go('settings')} />,
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
