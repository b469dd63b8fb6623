import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Project, projectStatuses } from '#src/contract/project.ts'
import { useSearchParams } from '#src/routing/use-search-params.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { CodePanel } from './code/code-panel.tsx'
import { keepForm, readKept } from './form/kept-reader.ts'
import { formOfProject } from './form/reader-form-schema.ts'
import { MoneyPanels } from './preview/money-panels.tsx'
import { PreviewActions } from './preview/preview-actions.tsx'
import { PreviewPanel } from './preview/preview-panel.tsx'
import { needsReading, useReadingPrice } from './preview/reader-price.ts'
import { useGeneratePreview } from './preview/use-generate-preview.ts'
import { usePreviewPolling } from './preview/use-preview-polling.ts'
import { ReaderHeader } from './reader-header.tsx'
import { ReaderRejection } from './reader-rejection.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { SelectorTester, useTrial } from './tester/selector-tester.tsx'

type Tab = 'preview' | 'code' | 'tester' | 'settings'

interface PreviewTabProps {
  project: Project
  isUnseen: boolean
  onCode: () => void
}

/** The preview with everything that belongs to paying for it. */
function PreviewTab({ project, isUnseen, onCode }: PreviewTabProps) {
  const generation = useGeneratePreview(project)
  const price = useReadingPrice(project)
  const isReadable = project.status === projectStatuses.DRAFT || project.status === projectStatuses.COMPLETED
  const isWanted = isReadable && project.body.blocks.some(needsReading)
  return (
    <div className="flex flex-col gap-4">
      {project.status === projectStatuses.REJECTED && <ReaderRejection project={project} />}
      <MoneyPanels project={project} price={isWanted ? price : undefined} generation={generation} />
      <PreviewPanel project={project} />
      <PreviewActions
        project={project}
        price={price}
        generation={generation}
        isUnseen={isUnseen}
        onCode={onCode}
      />
    </div>
  )
}

/** A website reader: hear it, take its code, try its selector, set it. */
export function ReaderWorkspace({ project }: { project: Project }) {
  const { t } = useTranslation('reader')
  const [params] = useSearchParams()
  // The export of a reader is its code.
  const [tab, setTab] = useState<Tab>(params.get('modal-open') === 'export' ? 'code' : 'preview')
  const { isUnseen } = usePreviewPolling(project)
  // Kept here, so that what was pasted is still there when the tab is opened again.
  const trial = useTrial(project)
  const root = useRef<HTMLDivElement>(null)
  /** Opens a tab from within another one, whose button is gone by then: the focus goes along. */
  const go = (next: Tab) => {
    setTab(next)
    requestAnimationFrame(() => {
      root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
    })
  }
  const applySelector = (selector: string) => {
    keepForm(project.id, { ...(readKept(project.id) ?? formOfProject(project)), selector })
    go('settings')
  }
  return (
    <div ref={root} className="flex flex-col gap-4">
      <ReaderHeader project={project} />
      <Tabs<Tab>
        label={t('tabs.label')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'preview',
            label: t('tabs.preview'),
            content: <PreviewTab project={project} isUnseen={isUnseen} onCode={() => go('code')} />,
          },
          {
            value: 'code',
            label: t('tabs.code'),
            content: <CodePanel project={project} onPreview={() => go('preview')} />,
          },
          {
            value: 'tester',
            label: t('tabs.tester'),
            content: <SelectorTester project={project} state={trial} onUse={applySelector} />,
          },
          { value: 'settings', label: t('tabs.settings'), content: <SettingsPanel project={project} /> },
        ]}
      />
    </div>
  )
}
