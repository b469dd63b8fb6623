import { useEditor, useProjectDefaults } from '#src/features/editor/editor-context.ts'
import { useNewSpeakerEntry } from '#src/features/segments/speaker-entries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { dubDefaultsOf } from '../dub/dub-defaults.ts'
import { addSpeaker } from '../dub/speaker-commands.ts'

/** Gives segments a speaker of their own, and shows where to choose the voice. */
export function useAddSpeaker(keys: readonly string[]) {
  const { t } = useTranslation(['dubbing-lazy', 'dubbing'])
  const editor = useEditor()
  return useNewSpeakerEntry(dubDefaultsOf(useProjectDefaults()).speakers, (name) => {
    const isDone = editor.run(addSpeaker(editor.store.getState(), name, keys))
    if (isDone) editor.offerUndo(t('speakers.added', { name, place: t('dubbing:toolbar.speakers') }))
  })
}
