import { type FormEvent, useRef, useState } from 'react'
import { type Editable, editRow, FIXED_FIELDS, moveProject, movesFrom } from '#mocks/control/edit-rows.ts'
import { explainError } from '#mocks/control/explain-error.ts'
import { type Entity, InvalidRecord } from '#mocks/kernel/db/entity.ts'
import type { World } from '#mocks/world.ts'
import type { ProjectStatus } from '#src/contract/project-summary.ts'
import { moneyOf, qepikOf } from '#src/rules/money.ts'
import { Button } from '#src/ui/button.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { nameOfStatus } from './name-of-status.ts'
import { ActionOutcome } from './outcome.tsx'
import { panelTexts } from './panel-texts.ts'

interface RowFormProps {
  world: World
  name: Editable
  row: Entity
  onSaved: () => void
}

/** Fields in qəpik, which are shown and typed in manat. */
const MONEY_FIELDS: readonly string[] = [
  'available',
  'held',
  'amount',
  'balance_after',
  'quoted',
  'spent',
  'full_price',
]
const isMoney = (field: string, value: unknown) => MONEY_FIELDS.includes(field) && typeof value === 'number'

function asInputText(field: string, value: unknown): string {
  if (isMoney(field, value)) return moneyOf(Number(value))
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** @throws Error if the text is no sum */
function parseMoney(field: string, text: string): number {
  try {
    return qepikOf(text.trim().replace(',', '.'))
  } catch {
    throw new Error(panelTexts.noMoney(field))
  }
}

/** Input as the type of the previous value: text stays text, anything else is JSON. @throws Error for invalid JSON */
function parseLike(field: string, before: unknown, text: string): unknown {
  if (typeof before === 'string') return text
  if (text === '') return undefined
  if (isMoney(field, before)) return parseMoney(field, text)
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(panelTexts.noValue(field))
  }
}

/** Meaning of a value: sums are in manat, moments are in milliseconds. */
function meaningOf(field: string, before: unknown, text: string): string | undefined {
  if (isMoney(field, before)) return panelTexts.manat
  const value = Number(text)
  if (text === '' || Number.isNaN(value) || !field.endsWith('_at')) return undefined
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** Longer values, or ones with line breaks, get a multi-line field. */
const MAX_ONE_LINE = 40

interface ValueFieldProps {
  field: string
  before: unknown
  typed: string | undefined
  isFixed: boolean
  onType: (text: string) => void
}

function ValueField({ field, before, typed, isFixed, onType }: ValueFieldProps) {
  const value = typed ?? asInputText(field, before)
  const { length } = asInputText(field, before)
  const shared = {
    label: field,
    hint: isFixed ? panelTexts.fixed : meaningOf(field, before, value),
    value,
    readOnly: isFixed,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  }
  const isLong = field === 'text' || length > MAX_ONE_LINE || asInputText(field, before).includes('\n')
  return isLong ? <TextArea {...shared} rows={2} maxRows={8} /> : <TextField {...shared} />
}

function StatusMoves({ world, row, onSaved }: Pick<RowFormProps, 'world' | 'row' | 'onSaved'>) {
  const { status } = row as Entity & { status: ProjectStatus }
  const heading = useRef<HTMLHeadingElement>(null)
  const move = async (to: ProjectStatus) => {
    await moveProject(world, Number(row.id), to)
    // The button is disabled afterwards, so the focus moves to the heading first.
    heading.current?.focus()
    onSaved()
  }
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {`${panelTexts.moves}: ${nameOfStatus(status)}`}
      </h3>
      <div className="sandbox-row">
        {movesFrom(status).map(({ event, to }) => (
          <Button
            key={event}
            size="small"
            disabled={to === undefined}
            onClick={() => to !== undefined && void move(to)}
          >
            {to === undefined ? panelTexts.moveForbidden(event) : panelTexts.moveTo(event, nameOfStatus(to))}
          </Button>
        ))}
      </div>
    </section>
  )
}

export function RowForm({ world, name, row, onSaved }: RowFormProps) {
  const values = row as unknown as Record<string, unknown>
  const fields = Object.keys(values).filter(
    (field) => field !== 'id' && !(name === 'projects' && field === 'status'),
  )
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [outcome, setOutcome] = useState('')
  const [problem, setProblem] = useState('')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const changes = Object.entries(typed).map(([field, text]) => [
        field,
        parseLike(field, values[field], text),
      ])
      await editRow(world, name, row.id, Object.fromEntries(changes))
      setTyped({})
      setOutcome(panelTexts.saved)
      setProblem('')
      onSaved()
    } catch (error) {
      setOutcome('')
      // Shows only the cause, because the row is named above.
      setProblem(explainError(error instanceof InvalidRecord ? error.cause : error))
    }
  }
  return (
    <>
      {name === 'projects' && <StatusMoves world={world} row={row} onSaved={onSaved} />}
      <form className="sandbox-form" onSubmit={(event) => void save(event)}>
        {fields.map((field) => (
          <ValueField
            key={field}
            field={field}
            before={values[field]}
            typed={typed[field]}
            isFixed={FIXED_FIELDS[name]?.includes(field) ?? false}
            onType={(text) => setTyped({ ...typed, [field]: text })}
          />
        ))}
        <ActionOutcome done={outcome} failed={problem} />
        <Button type="submit" size="small" variant="primary">
          {panelTexts.save}
        </Button>
      </form>
    </>
  )
}
