import { useEffect, useRef } from 'react'
import type { Project } from '#src/contract/project.ts'
import { lazyPartsWith, usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { lazyCheck } from '#src/features/checks/checks.tsx'
import { useEditor, useOrder, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { SegmentList as SharedList } from '#src/features/segments/segment-list.tsx'
import { EditedWorkspace, OpenEditor, useWorkspace } from '#src/features/workspace/edited-workspace.tsx'
import { joinFacts, useStatusAnnouncement } from '#src/features/workspace/workspace-frame.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { hasAltAlone, shortcutLetter } from '#src/lib/shortcut-key.ts'
import { renewalPrice } from '#src/rules/dubbing.ts'
import { Badge } from '#src/ui/badge.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { useKeyDown } from '#src/ui/use-key-down.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { dubContent } from '../dub/dub-content.ts'
import {
  createOpenDub,
  type OpenDub,
  OpenDubContext,
  switchSound,
  useFollowing,
  useMissingLanguages,
  useOpenDub,
} from '../dub/open-dub.ts'
import { type DubRun, useDubRun } from '../dub/use-dub-run.ts'
import { DubFoot } from './dub-foot.tsx'
import { DubToolbar } from './dub-toolbar.tsx'
import { OpenSegmentMenu } from './lazy-menus.ts'
import { SegmentRow } from './segment-row.tsx'
import { Stage } from './stage.tsx'
import type { OpenModal } from './workspace-modals.tsx'

function SegmentList() {
  const { t } = useTranslation('dubbing')
  const isReadOnly = !isEditable(useSummary())
  return (
    <SharedList
      label={t('segment.list')}
      order={useOrder()}
      following={useFollowing()}
      row={(place) => <SegmentRow key={place.blockKey} {...place} isReadOnly={isReadOnly} />}
    />
  )
}

/** Facts about the film, in one line. */
function DubFacts() {
  const { t } = useTranslation('dubbing')
  const editor = useEditor()
  const dubbing = useSignal(editor.body).dubbing
  const languageName = useLanguageName()
  const source = dubbing?.source_language ?? dubbing?.detected_language
  return (
    <>
      {joinFacts([
        dubbing?.source?.file_name,
        dubbing?.source && formatLength(dubbing.source.duration),
        source && languageName(source),
      ])}
      {dubbing?.is_simulated && <Badge>{t('simulated.label')}</Badge>}
    </>
  )
}

function DubNotices() {
  const { t } = useTranslation('dubbing')
  const isSimulated = useSignal(useEditor().body).dubbing?.is_simulated
  return isSimulated && <p className="text-13 text-muted">{t('simulated.text')}</p>
}

const WorkspaceModals = lazyPartsWith([
  'segments-lazy',
  'dubbing-form',
  'dubbing-lazy',
  'editor-modals',
  'subtitles',
  'reuse',
  'dubbing-tools',
])('WorkspaceModals', () => import('./workspace-modals.tsx'))

const SelectionCommands = lazyPartsWith(['dubbing-lazy', 'segments-lazy', 'editor-modals', 'selection'])(
  'SelectionCommands',
  () => import('./selection-commands.tsx'),
)

const DubChecks = lazyCheck('DubChecks', () => import('./dub-checks.tsx'))

const lazyParts = [SelectionCommands, OpenSegmentMenu]

function useSoundKey(dub: OpenDub) {
  useKeyDown((event) => {
    if (!hasAltAlone(event) || shortcutLetter(event) !== 'o' || document.querySelector('dialog:modal')) return
    event.preventDefault()
    switchSound(dub, !dub.playsDub.get())
  })
}

function useFinishedDub(dub: OpenDub) {
  const count = useSignal(dub.editor.body).dubbing?.outputs.length ?? 0
  const before = useRef(count)
  useEffect(() => {
    if (before.current === 0 && count > 0) switchSound(dub, true)
    before.current = count
  }, [dub, count])
}

function useStatusText() {
  const { t } = useTranslation('dubbing')
  const { status, step } = useSummary()
  const news = useStatusAnnouncement(status, (now) => t(`announce.${now}`))
  return step ? t(`steps.${step}`) : news
}

function useQuoteItems(run: DubRun) {
  const { t } = useTranslation('dubbing')
  const languageName = useLanguageName()
  const duration = useSignal(useEditor().body).dubbing?.source?.duration
  const missing = useMissingLanguages()
  const { service } = run
  const seconds = Math.ceil(duration ?? 0) * missing.length
  const price = service && renewalPrice(seconds, service)
  if (duration === undefined || !price) return undefined
  const languages = missing.map((id) => languageName(id)).join(', ')
  return [{ label: t('quote.item', { languages, length: formatLength(duration) }), price }]
}

function NotOrderedNotice() {
  const { t } = useTranslation('dubbing')
  const isMissing = useMissingLanguages().length > 0
  if (!isEditable(useSummary()) || !isMissing) return null
  return (
    <section aria-label={t('draft.title')} className="flex flex-col gap-1">
      <h2 className="text-16 font-strong">{t('draft.title')}</h2>
      <p className="text-14 text-muted">{t('draft.text')}</p>
    </section>
  )
}

function Workspace() {
  const dub = useOpenDub()
  const run = useDubRun()
  const workspace = useWorkspace<OpenModal>(run)
  const { modal, open, close } = workspace
  const language = useSignal(dub.language)
  const hasSegments = useOrder().length > 0
  useSoundKey(dub)
  useFinishedDub(dub)
  usePrefetchParts(lazyParts)
  return (
    <EditedWorkspace
      run={run}
      facts={<DubFacts />}
      notices={<DubNotices />}
      tools={<DubToolbar onFind={workspace.find} onOpen={open} />}
      selection={<SelectionCommands run={run} onOpen={open} />}
      checks={<DubChecks />}
      layers={{ ...workspace, part: String(language) }}
      announcement={useStatusText()}
      foot={
        <DubFoot
          run={run}
          onExport={() => open('export')}
          onLanguages={() => open('languages')}
          onReuse={() => open('reuse')}
        />
      }
      width={hasSegments ? 'wide' : 'reading'}
      quoteItems={useQuoteItems(run)}
      modal={modal && <WorkspaceModals open={modal} run={run} onClose={close} />}
    >
      <div className={classNames('flex flex-col gap-6', hasSegments && 'lg:flex-row lg:items-start')}>
        <Stage />
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <NotOrderedNotice />
          {hasSegments && <SegmentList />}
        </div>
      </div>
    </EditedWorkspace>
  )
}

const openDubState = { context: OpenDubContext, create: createOpenDub }

export function ProjectWorkspace({ project }: { project: Project }) {
  return (
    <OpenEditor project={project} kind={dubContent} own={openDubState}>
      {() => <Workspace />}
    </OpenEditor>
  )
}
