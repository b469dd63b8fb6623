import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { newId } from '#src/rules/new-id.ts'
import { addWithFocus } from '#src/ui/add-with-focus.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { useRemovalFocus } from '#src/ui/use-removal-focus.ts'

interface Entry<Value> {
  readonly key: string
  readonly value: Value
}

interface EntriesOptions<Value> {
  readonly known: readonly Value[]
  readonly empty: Value
  readonly isComplete: (value: Value) => boolean
  /** Saves the complete entries. */
  readonly onChange: (complete: Value[]) => void
}

/** Entries of a list that is saved with every change. Incomplete ones are only on the screen. */
export function useEntries<Value>({ known, empty, isComplete, onChange }: EntriesOptions<Value>) {
  const entryOf = (value: Value): Entry<Value> => ({ key: newId(), value })
  const [rows, setRows] = useState<readonly Entry<Value>[]>(() => known.map(entryOf))
  function change(next: readonly Entry<Value>[]) {
    setRows(next)
    onChange(next.map(({ value }) => value).filter(isComplete))
  }
  return {
    rows,
    add: () => setRows([...rows, entryOf(empty)]),
    edit: (key: string, part: Partial<Value>) =>
      change(rows.map((row) => (row.key === key ? { key, value: { ...row.value, ...part } } : row))),
    remove: (key: string) => change(rows.filter((row) => row.key !== key)),
    clear: () => change([]),
  }
}

interface EntryListProps<Row> {
  rows: readonly Row[]
  /** Maximum number of rows. */
  max: number
  addLabel: string
  onAdd: () => void
  isDisabled?: boolean
  /** Utility classes for the space around the button. */
  space?: string
  /** Rendered at the end of the button's line. */
  aside?: ReactNode
  /** Renders a row as a list item, given its place from 0. */
  children: (row: Row, place: number) => ReactNode
}

/**
 * Rows that the customer adds and removes. A new row gets the focus, and after a removal the row in its place gets it.
 */
export function EntryList<Row extends { readonly key: string }>(props: EntryListProps<Row>) {
  const { rows, max, addLabel, onAdd, isDisabled = false, space = 'pb-2', aside, children } = props
  const list = useRef<HTMLUListElement>(null)
  useRemovalFocus(
    list,
    rows.map(({ key }) => key),
  )
  return (
    <>
      <ul ref={list} tabIndex={-1} className="flex flex-col gap-3">
        {rows.map(children)}
      </ul>
      <div className={classNames('-mx-3 flex flex-wrap justify-between', space)}>
        <Button
          variant="quiet"
          icon={<Plus size={16} aria-hidden />}
          disabled={isDisabled || rows.length >= max}
          onClick={() => addWithFocus(list, onAdd)}
        >
          {addLabel}
        </Button>
        {aside}
      </div>
    </>
  )
}
