import { useQuery } from '@tanstack/react-query'
import type { Project } from '#src/contract/project.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { TopUpLink } from '#src/features/billing/top-up-link.tsx'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { lazyPartsWith, usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { CachedWorkspace, useWorkspaceTabs } from '#src/features/workspace/cached-workspace.tsx'
import { joinFacts } from '#src/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { qepikOf } from '#src/rules/money.ts'
import { useHasRecord } from '#src/session/use-has-record.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { LazyModal } from '#src/ui/lazy-modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { contentOf, hasUnknownParts } from '../bot/bot.ts'
import { useBotRun } from '../bot/use-bot-run.ts'
import { Playground } from './playground/playground.tsx'

interface MuteNoticeProps {
  project: Project
  onSettings: () => void
}

/** Tells the owner that visitors of the sites get no answers now, and how to change that. */
function MuteNotice({ project: { mute }, onSettings }: MuteNoticeProps) {
  const { t } = useTranslation(['chat-bot', 'common'])
  if (!mute) return null
  const action =
    mute === 'no_money' ? (
      <TopUpLink>{t('common:balance.topUp')}</TopUpLink>
    ) : (
      <Button size="small" onClick={onSettings}>
        {t('mute.toLimits')}
      </Button>
    )
  return (
    <Notice tone="warn" title={t(`common:mute.${mute}`)} action={action}>
      {t(`mute.${mute}`)}
    </Notice>
  )
}

const lazyPart = lazyPartsWith(['chat-bot-lazy'])
const lazyPanels = {
  SourcesPanel: lazyPartsWith(['chat-bot-form', 'chat-bot-lazy', 'chat-bot-questions'])(
    'SourcesPanel',
    () => import('./sources/sources-panel.tsx'),
  ),
  TestsPanel: lazyPartsWith(['chat-bot-lazy', 'chat-bot-questions'])(
    'TestsPanel',
    () => import('./question-tests/tests-panel.tsx'),
  ),
  ConversationsPanel: lazyPart('ConversationsPanel', () => import('./conversations/conversations-panel.tsx')),
  SettingsPanel: lazyPartsWith(['chat-bot-form', 'chat-bot-lazy', 'profile'])(
    'SettingsPanel',
    () => import('./settings/settings-panel.tsx'),
  ),
  EmbedPanel: lazyPartsWith(['chat-bot-lazy', 'exports'])(
    'EmbedPanel',
    () => import('./embed/embed-panel.tsx'),
  ),
}
const DueNotice = lazyPartsWith(['chat-bot-questions'])('DueNotice', () => import('./sources/due-notice.tsx'))
const lazyParts = [...Object.values(lazyPanels), LazyModal]

type Tab = 'playground' | 'sources' | 'tests' | 'conversations' | 'settings' | 'embed'

function BotFacts({ project }: { project: Project }) {
  const { t } = useTranslation('chat-bot')
  const languageName = useLanguageName()
  const { sources } = contentOf(project)
  const { data: balance } = useQuery(billingQueries.balance())
  const { data: service } = useQuery({ ...catalogQueries.service('chat-bot'), meta: { silent: true } })
  const price = service?.price && qepikOf(service.price.amount)
  const answers = balance === undefined || !price ? undefined : Math.floor(balance / price)
  return joinFacts([
    languageName(project.language),
    !hasUnknownParts(project) && t('sources.count', { count: sources.length }),
    // Trying a sample out uses no money.
    answers !== undefined && !project.is_sample && t('lasts', { count: answers }),
  ])
}

export function ProjectWorkspace({ project }: { project: Project }) {
  const { t } = useTranslation('chat-bot')
  // A bot is exported as its embed code.
  const { tab, setTab, root, go } = useWorkspaceTabs<Tab>('playground', 'embed')
  // Not in the tab, so that switching tabs does not lose a pending answer.
  const run = useBotRun(project)
  usePrefetchParts(lazyParts)
  // Reminders are kept with pins and tags.
  const hasTagging = useHasRecord('tagging')
  const onSources = () => go('sources')
  const contents = {
    playground: <Playground project={project} run={run} onSources={onSources} />,
    sources: <lazyPanels.SourcesPanel project={project} />,
    tests: <lazyPanels.TestsPanel project={project} run={run} />,
    conversations: <lazyPanels.ConversationsPanel project={project} />,
    settings: <lazyPanels.SettingsPanel project={project} />,
    embed: (
      <lazyPanels.EmbedPanel project={project} onSources={onSources} onSettings={() => go('settings')} />
    ),
  } as const
  return (
    <CachedWorkspace project={project} ref={root} facts={<BotFacts project={project} />}>
      <MuteNotice project={project} onSettings={() => go('settings')} />
      {hasTagging && (
        <LazyBoundary isUnasked>
          <DueNotice project={project} />
        </LazyBoundary>
      )}
      <Tabs<Tab>
        label={t('tabs.label')}
        value={tab}
        onChange={setTab}
        isOfScreen
        tabs={(Object.keys(contents) as Tab[]).map((value) => ({
          value,
          label: t(`tabs.${value}`),
          content: contents[value],
        }))}
      />
    </CachedWorkspace>
  )
}
