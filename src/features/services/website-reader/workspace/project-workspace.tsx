import { useEffect, useRef, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { lazyPartsWith, usePartsAhead } from '#src/features/catalog/lazy-part.tsx'
import { CachedProjectHeader } from '#src/features/projects/cached-project-header.tsx'
import { RejectionPanel } from '#src/features/runs/rejection-panel.tsx'
import { RunPanels } from '#src/features/runs/run-panels.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { hostInWords } from '#src/lib/host-name.ts'
import { useExportAddress } from '#src/routing/export-address.ts'
import { LateConfirmModal } from '#src/ui/late-modal.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { changeReader, peekReader } from '../form/reader-draft.ts'
import { PreviewActions } from './preview/preview-actions.tsx'
import { PreviewPanel } from './preview/preview-panel.tsx'
import { type ReaderRun, useReaderRun } from './preview/use-reader-run.ts'
import { useTrial } from './tester/use-trial.ts'

const part = lazyPartsWith(['website-reader'])
const CodePanel = part('CodePanel', () => import('./code/code-panel.tsx'))
const SelectorTester = part('SelectorTester', () => import('./tester/selector-tester.tsx'))
const SettingsPanel = part('SettingsPanel', () => import('./settings-panel.tsx'))
const laterParts = [CodePanel, SelectorTester, SettingsPanel, LateConfirmModal]

type Tab = 'preview' | 'code' | 'tester' | 'settings'

interface PreviewTabProps {
  project: Project
  run: ReaderRun
  /** Opens another tab. */
  go: (tab: Tab) => void
}

function PreviewTab({ project, run, go }: PreviewTabProps) {
  return (
    <div className="flex flex-col gap-4">
      <RejectionPanel run={run} again={{ scope: 'changed', price: run.sum?.price }} />
      <RunPanels run={run} />
      <PreviewPanel project={project} onAdd={() => go('tester')} />
      <PreviewActions project={project} run={run} onCode={() => go('code')} onVoice={() => go('settings')} />
    </div>
  )
}

function useTab() {
  const { isOpen: isExportAsked } = useExportAddress()
  // The export of a reader is its code.
  const [tab, setTab] = useState<Tab>(isExportAsked ? 'code' : 'preview')
  const [openings, setOpenings] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (openings > 0) root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [openings])
  return {
    ...{ tab, setTab, root },
    /** Opens a tab from within another one, whose button is gone by then: the focus goes along. */
    go(next: Tab) {
      setTab(next)
      setOpenings((before) => before + 1)
    },
  }
}

export function ProjectWorkspace({ project }: { project: Project }) {
  const { t } = useTranslation('website-reader')
  const { tab, setTab, root, go } = useTab()
  // Here and not in its tab: switching tabs must not begin to follow the run anew.
  const run = useReaderRun(project)
  // Kept here, so that what was pasted is still there when the tab is opened again.
  const trial = useTrial(project)
  usePartsAhead(laterParts)
  const applySelector = (selector: string) =>
    void changeReader(project.id, { ...peekReader(project.id), selector }).then(() => go('settings'))
  return (
    <div ref={root} className="flex flex-col gap-4">
      <CachedProjectHeader project={project}>
        {project.domain && (
          <span className="wrap-long min-w-0 text-muted">{hostInWords(project.domain)}</span>
        )}
      </CachedProjectHeader>
      <Tabs<Tab>
        label={t('tabs.label')}
        value={tab}
        onChange={setTab}
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
                onUse={applySelector}
                onTaken={() => go('preview')}
              />
            ),
          },
          { value: 'settings', label: t('tabs.settings'), content: <SettingsPanel project={project} /> },
        ]}
      />
    </div>
  )
}
