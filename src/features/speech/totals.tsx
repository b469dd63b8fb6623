import { useCallback } from 'react'
import { type EditorState, useSettled } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { factsOf } from './block-facts.ts'
import { speechLength } from './speech-length.ts'
import { includedIn, type PartsOf } from './use-quote.ts'

export function Totals({ partsOf }: { partsOf: PartsOf }) {
  const { t } = useTranslation('editor')
  const count = useCallback(
    (state: EditorState) => {
      const part = includedIn(state, partsOf)
      return {
        blocks: part.length,
        isTextUnknown: part.some((block) => block.isTextUnknown),
        characters: part.reduce((total, block) => total + factsOf(block, state.defaults).characters, 0),
        ...speechLength(part, state.defaults),
      }
    },
    [partsOf],
  )
  const { blocks, isTextUnknown, characters, seconds, isExact } = useSettled(count)
  return (
    <span>
      {t('totals.blocks', { count: blocks })}
      {!isTextUnknown && ' · '}
      {!isTextUnknown && t('totals.characters', { count: characters })}
      {seconds > 0 && (
        <>
          {' · '}
          {t(isExact ? 'totals.length' : 'totals.lengthGuessed', { time: formatLength(seconds) })}
        </>
      )}
    </span>
  )
}
