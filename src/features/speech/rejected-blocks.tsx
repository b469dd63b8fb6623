import { useCallback } from 'react'
import { type EditorState, useSettled } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { PartsOf } from './parts-of.ts'
import { speechTallies } from './speech-tally.ts'

/** Number of failed blocks of a rejected run, out of all its blocks. */
export function RejectedBlocks({ partsOf }: { partsOf: PartsOf }) {
  const { t } = useTranslation('editor')
  const count = useCallback(
    (state: EditorState) => {
      const tallies = speechTallies(state, partsOf)
      const spoken = tallies.flatMap(({ all }) => [...all.values()])
      return {
        all: spoken.reduce((total, { blocks }) => total + blocks, 0),
        failed: tallies.reduce((total, { failed }) => total + failed, 0),
      }
    },
    [partsOf],
  )
  const { all, failed } = useSettled(count)
  if (failed === 0) return null
  return <p>{t('rejectedBlocks', { count: all, failed })}</p>
}
