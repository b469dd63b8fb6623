import { Timer } from 'lucide-react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { SelectionMenu } from './selection-menu.tsx'

const SILENCES_S = [0.5, 1, 2, 3, 5]

interface SilenceMenuProps {
  /** Above the lengths; by default the name of the command. */
  heading?: string
  onChoose: (seconds: number) => void
  more?: readonly MenuEntry[]
}

/** The length of the silence after each selected block. */
export function SilenceMenu({ heading, onChoose, more = [] }: SilenceMenuProps) {
  const { t } = useTranslation('selection')
  const label = t('silence')
  const { tenths } = useFormat()
  const entries: MenuEntry[] = [
    { kind: 'heading', id: 'silence', label: heading ?? label },
    ...SILENCES_S.map((seconds) => ({
      id: `${seconds}`,
      label: t('seconds', { seconds: tenths(seconds) }),
      onSelect: () => onChoose(seconds),
    })),
    ...more,
  ]
  return <SelectionMenu label={label} icon={Timer} entries={entries} />
}
