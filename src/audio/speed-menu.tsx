import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatFactor } from '#src/lib/format-factor.ts'
import { Button } from '#src/ui/button.tsx'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import { player, RATES } from './player.ts'
import { usePlayer } from './use-player.ts'

export function SpeedMenu() {
  const { t } = useTranslation('player')
  const locale = useLocale()
  const current = usePlayer(({ rate }) => rate)
  const nameOf = (rate: number) => t('times', { rate: formatFactor(rate, locale) })
  return (
    <DropdownMenu
      align="end"
      trigger={(props) => (
        <Button {...props} variant="quiet" size="small" aria-label={t('speed', { rate: nameOf(current) })}>
          <span translate="no" className="tabular">
            {nameOf(current)}
          </span>
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
