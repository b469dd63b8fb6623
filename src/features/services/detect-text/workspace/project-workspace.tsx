import { useEffect } from 'react'
import type { Project } from '#src/contract/project.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { ReadChecks } from '#src/features/checks/checks.tsx'
import { useEditor } from '#src/features/editor/editor-context.ts'
import {
  EditedWorkspace,
  OpenEditor,
  useBlockReveal,
  useWorkspace,
} from '#src/features/workspace/edited-workspace.tsx'
import { joinFacts } from '#src/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { pagesPrice } from '#src/rules/price.ts'
import { useKeyDown } from '#src/ui/use-key-down.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import {
  cannotBeReadBetter,
  createOpenPages,
  OpenPagesContext,
  useOpenPages,
  useShownKey,
} from '../pages/open-pages.ts'
import { type PagesRun, usePagesRun } from '../pages/use-pages-run.ts'
import { nextDoubtful } from './doubtful-words.ts'
import { PageStrip } from './page-strip.tsx'
import { PageView } from './page-view.tsx'
import { PagesFoot } from './pages-foot.tsx'
import { PagesToolbar } from './pages-toolbar.tsx'
import type { OpenModal } from './workspace-modals.tsx'

/** Facts about the pages, in one line. */
function PagesFacts() {
  const { t } = useTranslation('detect-text')
  const editor = useEditor()
  const { pages } = useSignal(editor.body)
  const languageName = useLanguageName()
  const read = [...new Set(pages?.flatMap(({ languages }) => languages))]
  const count = pages && t('pages', { count: pages.length })
  return joinFacts([count, ...read.map((id) => languageName(id))])
}

const WorkspaceModals = lazyPartsWith(['detect-text-form', 'detect-text-lazy', 'editor-modals', 'reuse'])(
  'WorkspaceModals',
  () => import('./workspace-modals.tsx'),
)

function useFollowedPage(typingKey: string | undefined) {
  const { editor, shown } = useOpenPages()
  useEffect(() => {
    const follow = () => {
      const key = editor.focus.get()?.key
      if (key !== undefined) shown.set(key)
    }
    const reveal = () => {
      const key = editor.reveal.get()?.key
      if (key !== undefined) shown.set(key)
    }
    const stops = [editor.focus.subscribe(follow), editor.reveal.subscribe(reveal)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor, shown])
  useEffect(() => {
    if (typingKey !== undefined) shown.set(typingKey)
  }, [typingKey, shown])
}

function useDoubtfulKey() {
  const { editor, caret } = useOpenPages()
  const key = useShownKey()
  const go = () => {
    if (key === undefined) return
    const next = nextDoubtful(editor.store.getState(), { key, caret: caret.get() })
    if (!next) return
    caret.set(next.caret)
    editor.focus.set(next)
  }
  const handle = (event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.defaultPrevented || document.querySelector('dialog:modal')) return
    event.preventDefault()
    go()
  }
  // Before the check of subtitles, because pages have no subtitles.
  useKeyDown(handle, document, true)
  return go
}

function useQuoteItems({ service }: PagesRun) {
  const { t } = useTranslation('detect-text')
  const pages = useSignal(useEditor().body).pages ?? []
  const count = pages.filter(({ source }) => source === 'recognised').length
  const price = service && pagesPrice(count, { ...service, min_charge: '0.00' })
  return price ? [{ label: t('pages', { count }), price }] : undefined
}

function Workspace() {
  const { t } = useTranslation('detect-text')
  const run = usePagesRun()
  const workspace = useWorkspace<OpenModal>(run)
  const { modal, open, close } = workspace
  const reveal = useBlockReveal('detect-text')
  const pageKey = useShownKey()
  const goToDoubtful = useDoubtfulKey()
  useFollowedPage(reveal.typing?.key)
  return (
    <EditedWorkspace
      run={run}
      facts={<PagesFacts />}
      tools={
        <PagesToolbar
          onDoubtful={goToDoubtful}
          onFind={workspace.find}
          onShortcuts={() => open('shortcuts')}
        />
      }
      checks={<ReadChecks isLeftOut={cannotBeReadBetter} />}
      layers={workspace}
      announcement={reveal.announcement}
      foot={
        <PagesFoot
          run={run}
          reveal={reveal}
          onExport={() => open('export')}
          onReadAgain={() => open('again')}
          onReuse={() => open('reuse')}
        />
      }
      width="wide"
      quoteItems={useQuoteItems(run)}
      resumeLabel={(price) => t('work.start', { price })}
      modal={modal && <WorkspaceModals open={modal} run={run} pageKey={pageKey} onClose={close} />}
    >
      <PageStrip />
      <PageView run={run} typing={reveal.typing} dimmed={reveal.dimmed} />
    </EditedWorkspace>
  )
}

const openPagesState = { context: OpenPagesContext, create: createOpenPages }

export function ProjectWorkspace({ project }: { project: Project }) {
  return (
    <OpenEditor project={project} own={openPagesState}>
      {() => <Workspace />}
    </OpenEditor>
  )
}
