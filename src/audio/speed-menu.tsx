import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import { player, RATES } from './player.ts'
import { usePlayer } from './use-player.ts'

const digitsOf = (rate: number) => (Number.isInteger(rate) ? 0 : Number.isInteger(rate * 10) ? 1 : 2)

export function SpeedMenu() {
  const { t } = useTranslation('player')
  const { number } = useFormat()
  const current = usePlayer(({ rate }) => rate)
  const nameOf = (rate: number) => t('times', { rate: number(rate, digitsOf(rate)) })
  return (
    <DropdownMenu
      align="end"
      trigger={(props) => (
        <Button {...props} variant="quiet" size="small" aria-label={t('speed', { rate: nameOf(current) })}>
          <span className="tabular">{nameOf(current)}</span>
        </Button>
      )}
      entries={RATES.map((rate) => ({
        kind: 'choice',
        id: String(rate),
        label: nameOf(rate),
        isChosen: rate === current,
        onSelect: () => player.setRate(rate),
      }))}
    />
  )
}
