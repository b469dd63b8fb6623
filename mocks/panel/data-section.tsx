import { useState } from 'react'
import { type Editable, editable, rowsOf } from '#mocks/control/edit-rows.ts'
import type { Entity } from '#mocks/kernel/db/entity.ts'
import type { World } from '#mocks/world.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { nameOfStatus } from './name-of-status.ts'
import { panelTexts } from './panel-texts.ts'
import { RowForm } from './row-form.tsx'
import { useRefresh } from './use-world.ts'

const SHOWN = 100

/** What a row is called in a list: the first of these that it has. */
const NAMES = ['title', 'name', 'email', 'text', 'type', 'customer_id', 'available'] as const

function nameOf(name: Editable, row: Entity): string {
  const values = row as unknown as Record<string, unknown>
  if (name === 'projects') return `${values.title} · ${nameOfStatus(values.status)}`
  return NAMES.flatMap((field) => {
    const value = values[field]
    return value === undefined || value === null || value === '' ? [] : [String(value)]
  })
    .slice(0, 2)
    .join(' · ')
}

interface RowListProps {
  name: Editable
  rows: readonly Entity[]
  onChoose: (id: Entity['id']) => void
}

function RowList({ name, rows, onChoose }: RowListProps) {
  const [wanted, setWanted] = useState('')
  const found = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(wanted.toLowerCase()))
  return (
    <>
      <TextField
        label={panelTexts.find}
        type="search"
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <p className="sandbox-note">{panelTexts.found(found.length, Math.min(found.length, SHOWN))}</p>
      <ul className="sandbox-rows">
        {found.slice(0, SHOWN).map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => onChoose(row.id)}>
              <span className="tabular">{row.id}</span>
              <span>{nameOf(name, row)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function DataSection({ world }: { world: World }) {
  const [name, setName] = useState<Editable>('projects')
  const [id, setId] = useState<Entity['id']>()
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
          setName(editable[target.selectedIndex] ?? 'projects')
          setId(undefined)
        }}
      >
        {editable.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      {row ? (
        <>
          <div className="sandbox-row">
            <Button size="small" onClick={() => setId(undefined)}>
              {panelTexts.backToList}
            </Button>
          </div>
          <RowForm key={`${name} ${row.id}`} world={world} name={name} row={row} onSaved={refresh} />
        </>
      ) : (
        <RowList key={name} name={name} rows={rows} onChoose={setId} />
      )}
    </section>
  )
}
