import { useCallback } from 'react'
import { type EditorState, useSettled } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { isSpoken } from './block-facts.ts'
import { includedIn, type PartsOf } from './use-quote.ts'

/** Number of failed blocks of a rejected run, out of all its blocks. */
export function RejectedBlocks({ partsOf }: { partsOf: PartsOf }) {
  const { t } = useTranslation('editor')
  const count = useCallback(
    (state: EditorState) => {
      const spoken = includedIn(state, partsOf).filter(isSpoken)
      return {
        all: spoken.length,
        failed: spoken.filter((each) => each.generated.status === 'failed').length,
      }
    },
    [partsOf],
  )
  const { all, failed } = useSettled(count)
  if (failed === 0) return null
  return <p>{t('rejectedBlocks', { count: all, failed })}</p>
}
