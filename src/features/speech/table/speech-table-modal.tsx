import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { PAUSE_MAX_S } from '#src/contract/limits.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { blocksOf, useEditor } from '#src/features/editor/editor-context.ts'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
import { ColumnChoice } from '#src/features/tables/column-choice.tsx'
import { faultyFirst, linesOf } from '#src/features/tables/columns.ts'
import { TableInput } from '#src/features/tables/table-input.tsx'
import { TYPED_MAX, useTable } from '#src/features/tables/use-table.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { SPEED_MAX, SPEED_MIN } from '#src/rules/speech.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { WindowList } from '#src/ui/window-list.tsx'
import { keepNames, readNames } from './row-names.ts'
import { planTable, readRows, SPEECH_COLUMNS, type SpeechRow, speechFields } from './speech-table.ts'

interface SpeechTableModalProps {
  maxCharacters: number
  blocksLeft: number
  onClose: () => void
}

const TableDraft = z.object({ text: z.string() })

/** Height of a row with one line of text, in pixels. */
const ROW_PX = 62

function useSpeechTable({ maxCharacters }: SpeechTableModalProps) {
  const { projectId, store } = useEditor()
  const { data: voices = [] } = useQuery(voicesQueries.list())
  const [text, setText] = useState('')
  const table = useTable(text, SPEECH_COLUMNS, speechFields)
  const { columns } = table
  const rows = useMemo(
    () => readRows(linesOf(table.rows, columns), { columns, voices, maxCharacters }),
    [table.rows, columns, voices, maxCharacters],
  )
  const good = rows.filter(({ fault }) => fault === undefined)
  const draft = useDraft({
    kind: { name: `project table ${projectId}`, version: 1, schema: TableDraft },
    fields: { text: text.length <= TYPED_MAX ? text : '' },
    isTouched: text.trim() !== '' && text.length <= TYPED_MAX,
    onRestore: (left) => setText(left.text),
  })
  return {
    ...draft,
    ...{ text, table, rows, good },
    planNow: () => planTable(store.getState(), good, readNames(projectId)),
    change(next: string) {
      table.forget()
      setText(next)
    },
  }
}

type TableState = ReturnType<typeof useSpeechTable>

function Row({ row, maxCharacters }: { row: SpeechRow; maxCharacters: number }) {
  const { t } = useTranslation(['speech-table', 'tables'])
  const { number } = useFormat()
  const limits = {
    limit: maxCharacters,
    min: number(SPEED_MIN, 1),
    max: number(SPEED_MAX, 1),
    longest: PAUSE_MAX_S,
    name: row.voice,
  }
  return (
    <div className="flex flex-col py-2">
      <p className="flex flex-wrap gap-x-3 text-13 text-muted">
        <span className="tabular">{t('tables:line', { line: row.id })}</span>
        {row.fault && <span className="text-danger">{t(`fault.${row.fault}`, limits)}</span>}
      </p>
      <p {...inOwnLanguage(row.name)} className="truncate font-strong empty:hidden">
        {row.name}
      </p>
      <p {...inOwnLanguage(row.text)} className="truncate empty:hidden">
        {row.text}
      </p>
    </div>
  )
}

function Rows({ state, maxCharacters }: { state: TableState; maxCharacters: number }) {
  const { t } = useTranslation('speech-table')
  const { table, rows, good } = state
  const faulty = rows.length - good.length
  return (
    <>
      <ColumnChoice
        rows={table.rows}
        columns={table.columns}
        labels={speechFields.map((field) => [field, t(`field.${field}`)] as const)}
        isDisabled={false}
        onChange={table.choose}
      />
      {faulty > 0 && <Notice tone="warn">{t('faulty', { count: faulty })}</Notice>}
      <WindowList label={t('rows')} items={faultyFirst(rows)} rowPx={ROW_PX}>
        {(row) => <Row row={row} maxCharacters={maxCharacters} />}
      </WindowList>
    </>
  )
}

/** Number of rows that are new, change, or stay, and whether the project has room for them. */
function Outcome({ plan, blocksLeft }: { plan: ReturnType<TableState['planNow']>; blocksLeft: number }) {
  const { t } = useTranslation('speech-table')
  const { added, changed, same, blocks } = plan
  const facts = [
    added > 0 && t('added', { count: added }),
    changed > 0 && t('changed', { count: changed }),
    same > 0 && t('same', { count: same }),
  ]
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="tabular text-14">{facts.filter(Boolean).join(' · ')}</p>
      {blocks > blocksLeft && (
        <Notice tone="error">{t('tooMany', { count: blocks, room: blocksLeft })}</Notice>
      )}
    </div>
  )
}

/** Makes blocks of the rows of a table, whose names their files get; a later table changes those that differ. */
export function SpeechTableModal(props: SpeechTableModalProps) {
  const { maxCharacters, blocksLeft, onClose } = props
  const { t } = useTranslation(['speech-table', 'common'])
  const editor = useEditor()
  const state = useSpeechTable(props)
  const { text, table, rows, good } = state
  const plan = state.planNow()
  const isFull = plan.blocks > blocksLeft
  function submit(event: FormEvent) {
    event.preventDefault()
    const { command, names, added, changed } = state.planNow()
    if (table.isReading || isFull || added + changed === 0) return
    const locked = blocksOf(editor.store.getState()).filter((block) => !editor.canChange(block))
    const isLocked = command.edits.some((edit) => 'key' in edit && locked.some(({ key }) => key === edit.key))
    if (isLocked || !editor.run(command)) return notifications.popup('error', t('locked'))
    if (!keepNames(editor.projectId, names)) notifications.toast(t('notKept'), 'error')
    state.finish()
    onClose()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="wide"
      title={t('title')}
      description={t('lead')}
      onSubmit={submit}
      cancelLabel={t('common:actions.cancel')}
      actions={
        <Button
          type="submit"
          variant="primary"
          disabled={table.isReading || isFull || plan.added + plan.changed === 0}
        >
          {t('apply', { count: plan.added + plan.changed })}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        {state.isRestored && <SavedDraftNotice of="form" onAfresh={() => state.change('')} />}
        <TableInput text={text} hint={t('hint')} isDisabled={false} onChange={state.change} />
        {rows.length > 0 && <Rows state={state} maxCharacters={maxCharacters} />}
        {good.length > 0 && <Outcome plan={plan} blocksLeft={blocksLeft} />}
      </div>
    </Modal>
  )
}
