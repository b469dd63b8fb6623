import { useTranslation } from 'react-i18next'
import { useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { changePlace } from '../dub/dub-commands.ts'
import { dubDefaultsOf } from '../dub/dub-defaults.ts'
import { dubOf } from '../dub/dub-segment.ts'
import type { SegmentProps } from './segment-props.ts'

export function SegmentSpeaker({ block, isReadOnly }: SegmentProps) {
  const { t } = useTranslation('dubbing')
  const editor = useEditor()
  const { speakers } = dubDefaultsOf(useProjectDefaults())
  const speakerId = dubOf(block)?.speakerId ?? null
  const name = speakers.find(({ id }) => id === speakerId)?.name ?? t('segment.nobody')
  if (isReadOnly || speakers.length < 2) {
    return (
      <span className="truncate text-14 font-strong" dir="auto">
        {name}
      </span>
    )
  }
  const entries: MenuEntry[] = [
    { kind: 'heading', id: 'who', label: t('segment.who') },
    ...speakers.map(
      ({ id, name: label }): MenuEntry => ({
        kind: 'choice',
        id,
        label,
        isChosen: id === speakerId,
        onSelect: () => editor.run(changePlace(block, { speakerId: id })),
      }),
    ),
  ]
  return (
    <DropdownMenu
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={t('segment.speaker', { name })}
          className="min-h-6 min-w-0 truncate rounded-sm text-14 font-strong hover:text-accent"
          dir="auto"
        >
          {name}
        </button>
      )}
      entries={entries}
    />
  )
}
