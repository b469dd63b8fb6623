import { useEffect, useRef, useState } from 'react'
import { EDITABLE_COLLECTIONS, type Editable, rowsOf } from '#mocks/control/edit-rows.ts'
import type { Entity } from '#mocks/kernel/db/entity.ts'
import type { World } from '#mocks/world.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { nameOfRow } from './name-of-row.ts'
import { panelTexts } from './panel-texts.ts'
import { RowForm } from './row-form.tsx'
import { useRefresh } from './use-world.ts'

const MAX_ROWS_SHOWN = 100

interface RowListProps {
  world: World
  name: Editable
  rows: readonly Entity[]
  /** The row that was closed last; it gets the focus back. */
  left: Entity['id'] | undefined
  onChoose: (id: Entity['id']) => void
}

function RowList({ world, name, rows, left, onChoose }: RowListProps) {
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => opener.current?.focus(), [])
  const [wanted, setWanted] = useState('')
  const named = rows.map((row) => ({ row, shown: nameOfRow(world, name, row.id) }))
  const found = named.filter(({ row, shown }) =>
    `${shown} ${JSON.stringify(row)}`.toLowerCase().includes(wanted.toLowerCase()),
  )
  return (
    <>
      <TextField
        label={panelTexts.find}
        type="search"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <p className="sandbox-note">{panelTexts.found(found.length, Math.min(found.length, MAX_ROWS_SHOWN))}</p>
      <ul className="sandbox-rows">
        {found.slice(0, MAX_ROWS_SHOWN).map(({ row, shown }) => (
          <li key={row.id}>
            <button ref={row.id === left ? opener : undefined} type="button" onClick={() => onChoose(row.id)}>
              <span className="tabular">{row.id}</span>
              <span>{shown}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A button on an open row. Takes the focus, which the row's line in the list had. */
function BackButton({ onBack }: { onBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className="sandbox-row">
      <Button ref={button} size="small" onClick={onBack}>
        {panelTexts.backToList}
      </Button>
    </div>
  )
}

export function DataSection({ world }: { world: World }) {
  const [name, setName] = useState<Editable>('projects')
  const [id, setId] = useState<Entity['id']>()
  const [left, setLeft] = useState<Entity['id']>()
  const refresh = useRefresh(2000)
  const rows = rowsOf(world, name)
  const row = rows.find((each) => each.id === id)
  return (
    <section>
      <h2>{panelTexts.data}</h2>
      <select
        aria-label={panelTexts.collection}
        value={name}
        onChange={({ target }) => {
          setName(EDITABLE_COLLECTIONS[target.selectedIndex] ?? 'projects')
          setId(undefined)
          setLeft(undefined)
        }}
      >
        {EDITABLE_COLLECTIONS.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {row ? (
        <>
          <BackButton
            key={row.id}
            onBack={() => {
              setLeft(row.id)
              setId(undefined)
            }}
          />
          <RowForm key={`${name} ${row.id}`} world={world} name={name} row={row} onSaved={refresh} />
        </>
      ) : (
        <RowList key={name} world={world} name={name} rows={rows} left={left} onChoose={setId} />
      )}
    </section>
  )
}
