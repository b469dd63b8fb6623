import { Download, Files, Plus, RefreshCw, Table2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { lazyPartsWith, usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { matchesWords } from '#src/lib/match-words.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { passToPage } from '#src/ui/pass-focus.ts'
import { SearchField } from '#src/ui/search-field.tsx'
import { WindowList } from '#src/ui/window-list.tsx'
import { contentOf, hasUnknownParts, type Source } from '../../bot/bot.ts'
import { useRemoveSource, useRestoreSource } from '../../bot/bot-mutations.ts'
import { pagesOf } from '../../bot/pages-of.ts'
import { useReadingAgain } from '../../bot/use-reading-again.ts'
import { AddSourceModal } from '../../modals/add-source-modal.tsx'
import { LazyReadingModal } from '../../modals/lazy-reading-modal.ts'
import { SourceModal } from '../../modals/source-modal.tsx'
import { ReminderSelect } from './reminder-select.tsx'
import { SourceRow } from './source-row.tsx'
import { sourcesCsv } from './sources-csv.ts'

interface RemoveModalProps {
  project: Project
  source: Source
  onRemoved: () => void
  onClose: () => void
}

function RemoveModal({ project, source, onRemoved, onClose }: RemoveModalProps) {
  const { t } = useTranslation(['chat-bot-lazy', 'common'])
  const remove = useRemoveSource(project)
  return (
    <ConfirmModal
      isOpen
      isDestructive
      title={t('sources.removeTitle', { name: source.source.name })}
      description={t('sources.removeText')}
      yesLabel={t('sources.remove')}
      noLabel={t('common:actions.cancel')}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(source, { onSuccess: onRemoved })}
      onClose={onClose}
    />
  )
}

interface RemovedSourceProps {
  project: Project
  source: Source
  onEnd: () => void
}

function RemovedSource({ project, source, onEnd }: RemovedSourceProps) {
  const { t } = useTranslation('chat-bot-lazy')
  const restore = useRestoreSource(project)
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button was removed with its source.
  useEffect(() => button.current?.focus(), [])
  return (
    <Notice
      action={
        <Button
          ref={button}
          size="small"
          isPending={restore.isPending}
          onClick={() => restore.mutate(source, { onSuccess: onEnd })}
        >
          {t('sources.restore')}
        </Button>
      }
    >
      {t('sources.undo', { name: source.source.name })}
    </Notice>
  )
}

const QuestionTable = lazyPartsWith(['chat-bot-questions', 'tables'])(
  'QuestionTableModal',
  () => import('../../modals/question-table-modal.tsx'),
)
const AddPages = lazyPartsWith(['chat-bot-questions'])(
  'AddPagesModal',
  () => import('../../modals/add-pages-modal.tsx'),
)
const lazyParts = [QuestionTable]

/** Reads all pages among a bot's sources again and shows what has changed in them. */
function ReadPages({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation('chat-bot-questions')
  const reading = useReadingAgain(project)
  return <LazyReadingModal reading={reading} lead={t('pages.again.lead')} onClose={onClose} />
}

/** Tools for many sources at once. */
const bulkTools = { table: QuestionTable, pages: AddPages, again: ReadPages }
type BulkToolName = keyof typeof bulkTools

/** Adds questions from a table and many pages, reads pages again, and downloads all sources as a table. */
function BulkTools({ project, onOpen }: { project: Project; onOpen: (kind: BulkToolName) => void }) {
  const { t } = useTranslation(['chat-bot-lazy', 'chat-bot-questions'])
  const locale = useLocale()
  const { sources } = contentOf(project)
  const save = () =>
    saveFile(`${project.title}.csv`, new Blob([sourcesCsv(sources, locale, t)], { type: 'text/csv' }))
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" icon={<Table2 size={16} aria-hidden />} onClick={() => onOpen('table')}>
        {t('chat-bot-questions:table.open')}
      </Button>
      <Button size="small" icon={<Files size={16} aria-hidden />} onClick={() => onOpen('pages')}>
        {t('chat-bot-questions:pages.open')}
      </Button>
      {pagesOf(project).length > 0 && (
        <Button size="small" icon={<RefreshCw size={16} aria-hidden />} onClick={() => onOpen('again')}>
          {t('chat-bot-questions:pages.readAgain')}
        </Button>
      )}
      {sources.length > 0 && (
        <Button size="small" icon={<Download size={16} aria-hidden />} onClick={save}>
          {t('chat-bot-questions:csv.save')}
        </Button>
      )}
    </div>
  )
}

/** Height of a source with one line of details, in pixels. */
const ROW_PX = 58

type OpenModal = { kind: 'add' | BulkToolName } | { kind: 'read' | 'remove'; source: Source }

function SourceList({ project, onOpen }: { project: Project; onOpen: (opened: OpenModal) => void }) {
  const { t } = useTranslation(['chat-bot-lazy', 'chat-bot', 'chat-bot-questions', 'common'])
  const locale = useLocale()
  const [search, setSearch] = useState('')
  const { sources } = contentOf(project)
  const found = sources.filter(({ source }) => matchesWords(source.name, search, locale))
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <SearchField
            label={t('sources.search')}
            clearLabel={t('common:actions.clear')}
            value={search}
            onChange={setSearch}
          />
        </div>
        <Button
          variant="primary"
          icon={<Plus size={16} aria-hidden />}
          onClick={() => onOpen({ kind: 'add' })}
        >
          {t('sources.add')}
        </Button>
      </div>
      <p role="status" className="text-13 text-muted">
        {t('chat-bot:sources.count', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState action={<Button onClick={passToPage(() => setSearch(''))}>{t('showAll')}</Button>}>
          {t('chat-bot-questions:sources.noMatch')}
        </EmptyState>
      )}
      <WindowList label={t('chat-bot:tabs.sources')} items={found} rowPx={ROW_PX}>
        {(source) => <SourceRow project={project} source={source} onOpen={onOpen} />}
      </WindowList>
    </>
  )
}

export function SourcesPanel({ project }: { project: Project }) {
  const { t } = useTranslation(['chat-bot-lazy', 'chat-bot-questions'])
  const [opened, setOpened] = useState<OpenModal>()
  const [removed, setRemoved] = useState<Source>()
  const panel = useRef<HTMLDivElement>(null)
  usePrefetchParts(lazyParts)
  const close = () => setOpened(undefined)
  const Part = opened && opened.kind in bulkTools ? bulkTools[opened.kind as BulkToolName] : undefined
  const endRemoved = () => {
    setRemoved(undefined)
    panel.current?.focus()
  }
  return (
    <div ref={panel} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <BulkTools project={project} onOpen={(kind) => setOpened({ kind })} />
      {pagesOf(project).length > 0 && <ReminderSelect project={project} />}
      {contentOf(project).sources.length === 0 ? (
        <EmptyState
          action={
            <Button variant="primary" onClick={() => setOpened({ kind: 'add' })}>
              {t('sources.add')}
            </Button>
          }
        >
          {t(`chat-bot-questions:sources.${hasUnknownParts(project) ? 'unknown' : 'empty'}`)}
        </EmptyState>
      ) : (
        <SourceList project={project} onOpen={setOpened} />
      )}
      {removed && <RemovedSource key={removed.id} project={project} source={removed} onEnd={endRemoved} />}
      {opened?.kind === 'add' && <AddSourceModal project={project} onClose={close} />}
      {Part && (
        <LazyBoundary onFailed={close}>
          <Part project={project} onClose={close} />
        </LazyBoundary>
      )}
      {opened?.kind === 'read' && <SourceModal source={opened.source} onClose={close} />}
      {opened?.kind === 'remove' && (
        <RemoveModal
          project={project}
          source={opened.source}
          onRemoved={() => {
            setRemoved(opened.source)
            close()
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
