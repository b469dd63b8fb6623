import type { Project } from '#src/contract/project.ts'
import { lazyPartsWith, usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { RunPanels } from '#src/features/runs/run-panels.tsx'
import { priceOfShares } from '#src/features/speech/price-shares.ts'
import { CachedWorkspace, useWorkspaceTabs } from '#src/features/workspace/cached-workspace.tsx'
import { StatusPanel } from '#src/features/workspace/status-panel.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { hostWithPunycode } from '#src/lib/host-name.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { LazyConfirmModal } from '#src/ui/lazy-modal.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { changeReader, readReaderDraft } from '../form/reader-draft.ts'
import { PreviewPanel } from './preview/preview-panel.tsx'
import { ReaderFoot } from './preview/reader-foot.tsx'
import { type ReaderRun, useReaderRun } from './preview/use-reader-run.ts'
import type { TriedRules } from './tester/selector-tester.tsx'
import { useTesterInput } from './tester/use-tester-input.ts'

const lazyPart = lazyPartsWith(['website-reader-form', 'website-reader-lazy'])
const CodePanel = lazyPartsWith(['website-reader-lazy', 'exports'])(
  'CodePanel',
  () => import('./code/code-panel.tsx'),
)
const SelectorTester = lazyPart('SelectorTester', () => import('./tester/selector-tester.tsx'))
const SettingsPanel = lazyPart('SettingsPanel', () => import('./settings-panel.tsx'))
const ArticleTools = lazyPartsWith(['website-reader-articles'])(
  'ArticleTools',
  () => import('./site-articles/article-tools.tsx'),
)
const lazyParts = [CodePanel, SelectorTester, SettingsPanel, LazyConfirmModal]

type Tab = 'preview' | 'code' | 'tester' | 'settings'

interface PreviewTabProps {
  project: Project
  run: ReaderRun
  /** Opens another tab. */
  go: (tab: Tab) => void
}

function PreviewTab({ project, run, go }: PreviewTabProps) {
  return (
    <>
      <div className="flex flex-1 flex-col gap-4">
        <StatusPanel run={run} project={project} quoteItems={useQuoteItems(run)} />
        <PreviewPanel
          project={project}
          tools={
            <LazyBoundary>
              <ArticleTools project={project} />
            </LazyBoundary>
          }
          onAdd={() => go('tester')}
        />
        <RunPanels run={run} />
      </div>
      <ReaderFoot project={project} run={run} onCode={() => go('code')} onVoice={() => go('settings')} />
    </>
  )
}

function useQuoteItems({ sum }: ReaderRun) {
  const { t } = useTranslation('editor')
  if (!sum) return undefined
  const count = sum.shares.reduce((total, { characters }) => total + characters, 0)
  const price = priceOfShares(sum.shares, { ...sum.service, min_charge: '0.00' })
  return price ? [{ label: t('totals.characters', { count }), price }] : undefined
}

export function ProjectWorkspace({ project }: { project: Project }) {
  const { t } = useTranslation('website-reader')
  const { tab, setTab, root, go } = useWorkspaceTabs<Tab>('preview', 'code')
  // Not in the tab, so that switching tabs does not restart the polling of the run.
  const run = useReaderRun(project)
  // Not in the tab, so that the pasted page is still there when the tab is opened again.
  const trial = useTesterInput(project)
  usePrefetchParts(lazyParts)
  const applyRules = (rules: TriedRules) =>
    void changeReader(project.id, { ...readReaderDraft(project.id), ...rules }).then(() => go('settings'))
  return (
    <CachedWorkspace project={project} ref={root} facts={project.domain && hostWithPunycode(project.domain)}>
      <Tabs<Tab>
        label={t('tabs.label')}
        value={tab}
        onChange={setTab}
        isOfScreen
        tabs={[
          {
            value: 'preview',
            label: t('tabs.preview'),
            content: <PreviewTab project={project} run={run} go={go} />,
          },
          {
            value: 'code',
            label: t('tabs.code'),
            content: <CodePanel project={project} onPreview={() => go('preview')} />,
          },
          {
            value: 'tester',
            label: t('tabs.tester'),
            content: (
              <SelectorTester
                project={project}
                state={trial}
                onUse={applyRules}
                onTaken={() => go('preview')}
              />
            ),
          },
          { value: 'settings', label: t('tabs.settings'), content: <SettingsPanel project={project} /> },
        ]}
      />
    </CachedWorkspace>
  )
}
