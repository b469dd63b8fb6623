import { AudioLines } from 'lucide-react'
import { blockIdsOf } from '#src/features/editor/edited-project.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import type { Run } from '#src/features/runs/use-run.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { Sums } from '#src/ui/sums.tsx'

interface SelectionStartProps {
  run: Pick<Run, 'start' | 'canStart' | 'isPending'>
  /** Keys of the blocks that the run works on. */
  keys: readonly string[]
  /** In qəpik; undefined if it is unknown. */
  price: number | undefined
  /** Names the work and its price; on phones only the price is shown. */
  label: string
}

/** Starts paid work on selected blocks. The selection ends once the work has started. */
export function SelectionStart({ run, keys, price, label }: SelectionStartProps) {
  const { money } = useFormat()
  const editor = useEditor()
  async function start() {
    const outcome = await run.start({ scope: 'blocks', blockIds: blockIdsOf(editor, keys), price })
    if (outcome && Object.keys(outcome.refused).length === 0) editor.selection.clear()
  }
  return (
    <Button
      size="small"
      icon={<AudioLines size={16} aria-hidden className="shrink-0" />}
      disabled={!run.canStart}
      isPending={run.isPending}
      onClick={() => void start()}
    >
      <span className="max-md:sr-only">{label}</span>
      <span aria-hidden className="tabular md:hidden">
        <Sums text={money(price)} />
      </span>
    </Button>
  )
}
