import type { Speaker } from '#src/contract/speech-to-text.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'

/** Entries of a menu that chooses who speaks. */
export function useSpeakerEntries(
  speakers: readonly Speaker[],
  isChosen: (id: string) => boolean,
  onChoose: (id: string) => void,
): MenuEntry[] {
  const { t } = useTranslation('segments')
  return [
    { kind: 'heading', id: 'who', label: t('segment.who') },
    ...speakers.map(
      ({ id, name }): MenuEntry => ({
        kind: 'choice',
        id,
        label: name,
        isChosen: isChosen(id),
        onSelect: () => onChoose(id),
      }),
    ),
  ]
}
