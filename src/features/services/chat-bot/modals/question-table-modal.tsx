import { type FormEvent, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { NewSource } from '#src/contract/chat-bot.ts'
import { BLOCK_TEXT_MAX, QUESTION_MAX } from '#src/contract/limits.ts'
import type { Project } from '#src/contract/project.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { SavedDraftNotice } from '#src/features/projects/saved-draft-notice.tsx'
import { ColumnChoice } from '#src/features/tables/column-choice.tsx'
import { faultyFirst, linesOf } from '#src/features/tables/columns.ts'
import { TableInput } from '#src/features/tables/table-input.tsx'
import { TYPED_MAX, useTable } from '#src/features/tables/use-table.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { WindowList } from '#src/ui/window-list.tsx'
import { contentOf } from '../bot/bot.ts'
import {
  checkQuestions,
  QUESTION_COLUMNS,
  QUESTION_FIELDS,
  type QuestionRow,
  sameQuestion,
} from '../bot/question-table.ts'
import { useAddRows } from '../bot/use-add-rows.ts'

const TableDraft = z.object({ text: z.string() })

/** Height of a row with one line of each cell, in pixels. */
const ROW_PX = 62

const questionsIn = (project: Project): ReadonlySet<string> =>
  new Set(contentOf(project).sources.flatMap(({ source }) => sameQuestion(source.question ?? '') || []))

const sourceOf = ({ question, answer }: QuestionRow): NewSource => ({
  kind: 'question',
  question,
  text: answer,
})

function useQuestionTable(project: Project) {
  const [text, setText] = useState('')
  const table = useTable(text, QUESTION_COLUMNS, QUESTION_FIELDS)
  // Rows that are added from here stay rows of this table.
  const [known] = useState(() => questionsIn(project))
  const adding = useAddRows(project, sourceOf)
  const rows = useMemo(
    () => checkQuestions(linesOf(table.rows, table.columns), known),
    [table.rows, table.columns, known],
  )
  const draft = useDraft({
    kind: { name: `bot questions ${project.id}`, version: 1, schema: TableDraft },
    fields: { text: text.length <= TYPED_MAX ? text : '' },
    isTouched: text.trim() !== '' && text.length <= TYPED_MAX,
    onRestore: (left) => setText(left.text),
  })
  const good = rows.filter(({ fault }) => fault === undefined)
  return {
    ...draft,
    ...{ text, table, rows, good, adding },
    left: good.filter(({ id }) => !adding.added.has(id) && !adding.refused.has(id)),
    change(next: string) {
      table.forget()
      setText(next)
    },
  }
}

interface RowProps {
  row: QuestionRow
  refusal: string | undefined
  isAdded: boolean
}

function Row({ row: { id, question, answer, fault }, refusal, isAdded }: RowProps) {
  const { t } = useTranslation(['chat-bot-questions', 'tables'])
  const max = { longQuestion: QUESTION_MAX, longAnswer: BLOCK_TEXT_MAX }
  const limit = fault && fault in max ? max[fault as keyof typeof max] : 0
  const why = refusal ?? (fault && t(`table.fault.${fault}`, { limit }))
  return (
    <div className="flex flex-col py-2">
      <p className="flex flex-wrap gap-x-3 text-13 text-muted">
        <span className="tabular">{t('tables:line', { line: id })}</span>
        {why && <span className="text-danger">{why}</span>}
        {isAdded && <span className="text-success">{t('table.added')}</span>}
      </p>
      <p {...inOwnLanguage(question)} className="truncate font-strong empty:hidden">
        {question}
      </p>
      <p {...inOwnLanguage(answer)} className="truncate empty:hidden">
        {answer}
      </p>
    </div>
  )
}

type TableState = ReturnType<typeof useQuestionTable>

function Rows({ table, rows, good, adding }: TableState) {
  const { t } = useTranslation('chat-bot-questions')
  const labels = [
    ['question', t('table.question')],
    ['answer', t('table.answer')],
  ] as const
  const faulty = rows.length - good.length
  return (
    <>
      <ColumnChoice
        rows={table.rows}
        columns={table.columns}
        labels={labels}
        isDisabled={adding.isRunning || adding.added.size > 0}
        onChange={table.choose}
      />
      <p role="status" className="text-13 text-muted">
        {[t('table.rows', { count: rows.length }), faulty > 0 && t('table.faulty', { count: faulty })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <WindowList label={t('table.list')} items={faultyFirst(rows)} rowPx={ROW_PX}>
        {(row) => <Row row={row} refusal={adding.refused.get(row.id)} isAdded={adding.added.has(row.id)} />}
      </WindowList>
    </>
  )
}

function Progress({ good, adding, left }: TableState) {
  const { t } = useTranslation('chat-bot-questions')
  const { number } = useFormat()
  const done = adding.added.size
  if (!adding.isRunning && done === 0 && !adding.hasFailed) return null
  const valueText = t('table.progress', { done: number(done), all: number(good.length) })
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar
        label={t('table.adding')}
        percent={good.length === 0 ? 0 : (done / good.length) * 100}
        valueText={valueText}
      />
      {adding.hasFailed && left.length > 0 && <Notice tone="error">{t('table.failed')}</Notice>}
    </div>
  )
}

/** Adds questions with their answers from a table, each as a source. */
export function QuestionTableModal({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation(['chat-bot-questions', 'common'])
  const state = useQuestionTable(project)
  const { text, table, rows, good, left, adding } = state
  const isBegun = adding.added.size > 0
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (adding.isRunning || left.length === 0 || !(await adding.add(left))) return
    notifications.toast(t('table.done', { count: good.length - adding.refused.size }), 'success')
    state.finish()
    if (adding.refused.size === 0) onClose()
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!adding.isRunning}
      size="wide"
      title={t('table.title')}
      description={t('table.lead')}
      onSubmit={submit}
      cancelLabel={adding.isRunning ? undefined : t('common:actions.cancel')}
      actions={
        <>
          {adding.isRunning && <Button onClick={adding.stop}>{t('table.stop')}</Button>}
          <Button
            type="submit"
            variant="primary"
            disabled={left.length === 0 || table.isReading}
            isPending={adding.isRunning}
            pendingLabel={t('table.adding')}
          >
            {t(isBegun ? 'table.goOn' : 'table.add', { count: left.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 pb-2">
        {state.isRestored && <SavedDraftNotice of="form" onAfresh={() => state.change('')} />}
        <TableInput
          text={text}
          hint={t('table.hint')}
          isDisabled={adding.isRunning || isBegun}
          onChange={state.change}
        />
        {rows.length > 0 && <Rows {...state} />}
        <Progress {...state} />
        <RefusalList refusals={adding.refusals} />
      </div>
    </Modal>
  )
}
