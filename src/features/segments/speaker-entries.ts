import { MAX_SPEAKERS } from '#src/contract/generate-body.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'

/** Entries of a menu that chooses who speaks. */
export function useSpeakerEntries(
  speakers: readonly Speaker[],
  isChosen: (id: string) => boolean,
  onChoose: (id: string) => void,
): MenuEntry[] {
  const { t } = useTranslation('segments-lazy')
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

/** Returns the first numbered name that no speaker has. */
export function useNumberedName(speakers: readonly Speaker[]) {
  const { t } = useTranslation('segments-lazy')
  return () => {
    const taken = new Set(speakers.map(({ name }) => name))
    let number = speakers.length + 1
    while (taken.has(t('segment.numbered', { number }))) number += 1
    return t('segment.numbered', { number })
  }
}

/** Entry of such a menu for a speaker who is not among the others. */
export function useNewSpeakerEntry(speakers: readonly Speaker[], onNew: (name: string) => void): MenuEntry[] {
  const { t } = useTranslation('segments-lazy')
  const nextName = useNumberedName(speakers)
  return [
    { kind: 'separator', id: 'more' },
    {
      id: 'new',
      label: t('segment.newSpeaker'),
      isDisabled: speakers.length >= MAX_SPEAKERS,
      onSelect: () => onNew(nextName()),
    },
  ]
}
