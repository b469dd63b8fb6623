import { useMemo } from 'react'
import type { ExportFile } from '#src/contract/runs.ts'
import { blocksOf, type EditorState, useEditor } from '#src/features/editor/editor-context.ts'
import type { PartNames } from '#src/features/exports/download-file.ts'
import type { ExportOptions } from '#src/features/exports/export-options.ts'
import { hasSound } from './block-facts.ts'
import { readNames } from './table/row-names.ts'

/** Ids of the spoken blocks, of all or of these, in the order of their files. */
function spokenIds(state: EditorState, ids: readonly number[] | undefined): number[] {
  const wanted = ids && new Set(ids)
  return blocksOf(state).flatMap((block) =>
    block.id !== undefined && hasSound(block) && (!wanted || wanted.has(block.id)) ? [block.id] : [],
  )
}

/** Gives the files of an archive the names that a table gave to their blocks. */
export function useNamedFiles() {
  const { projectId, store } = useEditor()
  const names = useMemo(() => readNames(projectId), [projectId])
  const hasNames = Object.keys(names).length > 0
  return {
    /** An archive with names names its blocks, so that the place of a file identifies its block. */
    idsOf: (ids: readonly number[] | undefined, { layout }: Pick<ExportOptions, 'layout'>) =>
      hasNames && layout === 'per_block' ? spokenIds(store.getState(), ids) : ids,
    namesIn({ request }: ExportFile): PartNames | undefined {
      const { layout, block_ids: ids } = request ?? {}
      if (!hasNames || layout !== 'per_block' || !ids) return undefined
      const clientIds = new Map(blocksOf(store.getState()).map(({ id, clientId }) => [id, clientId]))
      const found = ids.map((id) => names[clientIds.get(id) ?? ''])
      return found.some((name) => name !== undefined) ? found : undefined
    },
  }
}
