import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/use-format.ts'
import { totalCharacters } from '../document/generation-price.ts'
import { useOrder } from '../editor-context.ts'
import { useSettled } from './use-settled.ts'

/** How much there is: blocks and characters. */
export function Totals() {
  const { t } = useTranslation('editor')
  const { number } = useFormat()
  const blocks = useOrder().length
  const characters = useSettled(totalCharacters)
  return (
    <span className="tabular text-13 text-muted">
      {t('totals.blocks', { count: blocks, number: number(blocks) })}
      {' · '}
      {t('totals.characters', { count: characters, number: number(characters) })}
    </span>
  )
}
