import { useEffect, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import type { Rejection } from '#src/contract/project-summary.ts'
import { lazyPartsWith, usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { lazyCheck } from '#src/features/checks/checks.tsx'
import { useHasCorrections } from '#src/features/corrections/correction-record.ts'
import { useEditor, useOrder, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { SegmentList as SharedList } from '#src/features/segments/segment-list.tsx'
import {
  EditedWorkspace,
  OpenEditor,
  useBlockReveal,
  useWorkspace,
} from '#src/features/workspace/edited-workspace.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { minutesPrice } from '#src/rules/price.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { endHistoryWithVersion } from '../transcript/end-history.ts'
import {
  createOpenTranscript,
  OpenTranscriptContext,
  useOpenTranscript,
} from '../transcript/open-transcript.ts'
import { useFollowing } from '../transcript/source-playback.ts'
import { transcriptContent } from '../transcript/transcript-content.ts'
import { type TranscriptRun, useTranscriptRun } from '../transcript/use-transcript-run.ts'
import { OpenSegmentMenu, SegmentRow } from './segment-row.tsx'
import { TranscriptFoot } from './transcript-foot.tsx'
import { TranscriptFacts, TranscriptNotices, Versions } from './transcript-header.tsx'
import { TranscriptToolbar } from './transcript-toolbar.tsx'
import type { OpenModal } from './workspace-modals.tsx'

interface SegmentListProps {
  order?: readonly string[]
  /** Segments being transcribed again whose result is not revealed yet; they are dimmed but readable. */
  dimmed?: Pick<ReadonlySet<string>, 'has'>
  typing?: { readonly key: string; readonly characters: number }
}

function SegmentList({ order, dimmed, typing }: SegmentListProps) {
  const { t } = useTranslation('speech-to-text')
  const all = useOrder()
  const isReadOnly = !isEditable(useSummary())
  return (
    <SharedList
      label={t('segment.list')}
      order={order ?? all}
      following={useFollowing()}
      row={(place) => (
        <SegmentRow
          key={place.blockKey}
          {...place}
          isReadOnly={isReadOnly}
          isDimmed={dimmed?.has(place.blockKey) ?? false}
          shownCharacters={typing?.key === place.blockKey ? typing.characters : undefined}
        />
      )}
    />
  )
}

const WorkspaceModals = lazyPartsWith([
  'segments-lazy',
  'speech-to-text-form',
  'speech-to-text-lazy',
  'editor-modals',
  'subtitles',
  'reuse',
])('WorkspaceModals', () => import('./workspace-modals.tsx'))

const SelectionCommands = lazyPartsWith(['speech-to-text-lazy', 'segments-lazy', 'selection'])(
  'SelectionCommands',
  () => import('./selection-commands.tsx'),
)

const TranscriptChecks = lazyCheck('TranscriptChecks', () => import('./transcript-checks.tsx'))

const CorrectionsOffer = lazyPartsWith(['speech-to-text-corrections'])(
  'CorrectionsOffer',
  () => import('./corrections-offer.tsx'),
)

const lazyParts = [SelectionCommands, OpenSegmentMenu]

function useQuoteItems({ service }: TranscriptRun) {
  const { t } = useTranslation('speech-to-text')
  const duration = useSignal(useEditor().body).transcript?.source?.duration
  const price =
    service && duration !== undefined && minutesPrice(duration, { ...service, min_charge: '0.00' })
  return price ? [{ label: t('quote.item', { length: formatLength(duration) }), price }] : undefined
}

function useFixOfRejection({ price }: TranscriptRun, open: (modal: OpenModal) => void) {
  const { reject } = useSummary()
  const [fixed, setFixed] = useState<Rejection>()
  const fixing = {
    again: { scope: 'all', price } as const,
    onReopened() {
      setFixed(reject ?? undefined)
      open('regenerate')
    },
  }
  return { fixed, setFixed, fixing }
}

function Notices({ onCorrections }: { onCorrections: () => void }) {
  const hasCorrections = useHasCorrections()
  return (
    <>
      <TranscriptNotices />
      {hasCorrections && (
        <LazyBoundary>
          <CorrectionsOffer onOpen={onCorrections} />
        </LazyBoundary>
      )}
    </>
  )
}

const TranscriptStart = lazyComponent(async () => (await import('./transcript-start.tsx')).TranscriptStart)

interface ContentProps {
  reveal: ReturnType<typeof useBlockReveal>
  onOptions: () => void
}

function Content({ reveal, onOptions }: ContentProps) {
  const isEmpty = useOrder().length === 0
  const [isFirst] = useState(isEmpty)
  // A page that opens with it waits for it, so that nothing moves.
  if (isEmpty && isFirst) return <TranscriptStart onOptions={onOptions} />
  if (isEmpty) {
    return (
      <LazyBoundary>
        <TranscriptStart onOptions={onOptions} />
      </LazyBoundary>
    )
  }
  return <SegmentList order={reveal.shown} dimmed={reveal.dimmed} typing={reveal.typing} />
}

/** A file that is dropped on the page, whose text is compared with the transcript. */
function useDroppedFile(open: (modal: OpenModal) => void) {
  const [dropped, setDropped] = useState<File>()
  function dropFile(file: File) {
    setDropped(file)
    open('text')
  }
  return { dropped, dropFile, setDropped }
}

function Workspace() {
  const { t } = useTranslation('speech-to-text')
  const editor = useEditor()
  const { renaming } = useOpenTranscript()
  const renamed = useSignal(renaming)
  const run = useTranscriptRun()
  const workspace = useWorkspace<OpenModal>(run)
  const { open } = workspace
  const { fixed, setFixed, fixing } = useFixOfRejection(run, open)
  const reveal = useBlockReveal('speech-to-text')
  usePrefetchParts(lazyParts)
  useEffect(() => endHistoryWithVersion(editor), [editor])
  const modal = workspace.modal ?? (renamed && !run.shortage ? 'rename' : undefined)
  const { dropped, dropFile, setDropped } = useDroppedFile(open)
  const close = () => {
    open(undefined)
    setDropped(undefined)
    setFixed(undefined)
    renaming.set(undefined)
  }
  return (
    <EditedWorkspace
      run={run}
      aside={<Versions />}
      facts={<TranscriptFacts />}
      notices={<Notices onCorrections={() => open('corrections')} />}
      tools={<TranscriptToolbar onFind={workspace.find} onOpen={open} />}
      selection={<SelectionCommands canRegenerate={!run.isUnsure} onRegenerate={() => open('regenerate')} />}
      checks={<TranscriptChecks />}
      layers={{ ...workspace, isRemembering: true }}
      announcement={reveal.announcement}
      foot={
        <TranscriptFoot
          run={run}
          reveal={reveal}
          fixing={fixing}
          onExport={() => open('export')}
          onRegenerate={() => open('regenerate')}
          onReuse={() => open('reuse')}
          onBleep={() => open('bleep')}
        />
      }
      quoteItems={useQuoteItems(run)}
      resumeLabel={(price) => t('work.start', { price })}
      modal={modal && <WorkspaceModals {...{ run, fixed, dropped }} open={modal} onClose={close} />}
      onModalFailed={close}
      onDropFile={dropFile}
    >
      <Content reveal={reveal} onOptions={() => open('regenerate')} />
    </EditedWorkspace>
  )
}

const openTranscriptState = { context: OpenTranscriptContext, create: createOpenTranscript }

export function ProjectWorkspace({ project }: { project: Project }) {
  return (
    <OpenEditor project={project} kind={transcriptContent} own={openTranscriptState}>
      {() => <Workspace />}
    </OpenEditor>
  )
}
