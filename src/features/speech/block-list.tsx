import { type RefObject, useMemo, useRef, useState } from 'react'
import { useBlockWindow, useShownRows } from '#src/features/editor/block-rows.ts'
import { useEditor, useOrder, useSummary } from '#src/features/editor/editor-context.ts'
import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { useSelectableRows } from '#src/features/selection/block-selection.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { usePointerSort } from '#src/ui/use-pointer-sort.ts'
import { BlockRow } from './block-row.tsx'
import { type Drag, DragContext } from './drag-context.ts'

interface BlockListProps {
  /** Blocks that a run has not revealed yet: dimmed in their places, but readable. */
  dimmed?: Pick<ReadonlySet<string>, 'has'>
  typing?: { readonly key: string; readonly characters: number }
  /** A range of blocks to show; by default, all. Must be a new object when it changes. */
  keys?: readonly string[]
}

function useSorting(
  list: RefObject<HTMLElement | null>,
  rows: ReturnType<typeof useBlockWindow>,
  order: readonly string[],
) {
  const editor = useEditor()
  const [announced, announce] = useState('')
  const rowAt = (clientY: number) => {
    const y = clientY - (list.current?.getBoundingClientRect().top ?? 0)
    const row = rows.rows().find(({ start, end }) => y < (start + end) / 2)
    return row?.index ?? order.length
  }
  const { drop, start } = usePointerSort(rowAt, (place) => {
    const project = editor.store.getOrder()
    const index = project.indexOf(place.key)
    const isHere = (key: string) => editor.store.getBlock(key) !== undefined
    const first = project.indexOf(order.find(isHere) ?? '')
    const before = first + order.slice(0, place.before).filter(isHere).length
    const selected = editor.selection.keys.get()
    if (selected.has(place.key)) editor.moveAllTo(selected, before)
    else editor.moveTo(place.key, before > index ? before - 1 : before)
  })
  const shown = useRef(order)
  shown.current = order
  const drag = useMemo(
    (): Drag => ({
      start,
      announce,
      unit: 'block',
      place(key, index) {
        const first = shown.current.find((one) => editor.store.getBlock(one))
        editor.moveTo(key, editor.store.getOrder().indexOf(first ?? '') + index)
        rows.scrollTo(index, 'auto')
      },
    }),
    [editor, start, rows],
  )
  return { drag, drop, announced }
}

const DropIndicator = ({ top }: { top: number }) => (
  <li aria-hidden="true" className="absolute inset-x-0 h-0.5 bg-accent" style={{ top: top - 1 }} />
)

/** Blocks of the project. Renders only those in view and the one with the focus. */
export function BlockList({ dimmed, typing, keys }: BlockListProps) {
  const { t } = useTranslation('editor')
  const all = useOrder()
  const order = keys ?? all
  const isReadOnly = !hasOpenBlocks(useSummary())
  const list = useRef<HTMLOListElement>(null)
  const shown = useShownRows(order)
  const rows = useBlockWindow(shown.keys, list)
  useSelectableRows(shown.keys)
  const { drag, drop, announced } = useSorting(list, rows, shown.keys)
  const shownOf = (key: string) =>
    typing?.key === key ? typing.characters : dimmed?.has(key) ? 0 : undefined
  return (
    <DragContext value={drag}>
      <ol ref={list} aria-label={t('list')} className="relative" style={{ height: rows.height }}>
        {rows.rows().map(({ index, start }) => {
          const key = shown.keys[index] ?? ''
          const row = { place: index + 1, count: shown.keys.length, top: start, measure: rows.measure }
          const leaving = shown.leavingRow(key, row)
          if (leaving) return leaving
          return (
            <BlockRow
              key={key}
              blockKey={key}
              {...row}
              isReadOnly={isReadOnly}
              shownCharacters={shownOf(key)}
            />
          )
        })}
        {drop && <DropIndicator top={rows.placeOf(drop.before).start} />}
      </ol>
      <div role="status" className="sr-only">
        {announced}
      </div>
    </DragContext>
  )
}
