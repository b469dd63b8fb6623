import { memo, useCallback } from 'react'
import { type EditorState, useSettled } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import type { PartsOf } from './parts-of.ts'
import { speechTallies } from './speech-figures.ts'
import { lengthOfSums } from './speech-length.ts'

export const Totals = memo(function Totals({ partsOf }: { partsOf: PartsOf }) {
  const { t } = useTranslation('editor')
  const count = useCallback(
    (state: EditorState) => {
      const tallies = speechTallies(state, partsOf)
      return {
        blocks: tallies.reduce((total, { blocks }) => total + blocks, 0),
        isTextUnknown: tallies.some((tally) => tally.isTextUnknown),
        characters: tallies.reduce((total, { characters }) => total + characters, 0),
        ...lengthOfSums(tallies.map(({ length }) => length)),
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
})
