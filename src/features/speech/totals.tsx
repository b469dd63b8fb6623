import { useTranslation } from 'react-i18next'
import { useOrder, useSettled } from '#src/features/editor/editor-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { speechLength } from './speech-length.ts'
import { totalCharacters } from './speech-price.ts'

export function Totals() {
  const { t } = useTranslation('editor')
  const { number } = useFormat()
  const blocks = useOrder().length
  const characters = useSettled(totalCharacters)
  const { seconds, isExact } = useSettled(speechLength)
  return (
    <span className="spare tabular text-13 text-muted">
      <span className="max-sm:hidden">
        {t('totals.blocks', { count: blocks, number: number(blocks) })}
        {' · '}
      </span>
      {t('totals.characters', { count: characters, number: number(characters) })}
      {seconds > 0 && (
        <>
          {' · '}
          {t(isExact ? 'totals.length' : 'totals.lengthGuessed', { time: formatLength(seconds) })}
        </>
      )}
    </span>
  )
}
