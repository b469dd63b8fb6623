import { useEditor } from '#src/features/editor/editor-context.ts'
import { useSignal } from '#src/ui/use-signal.ts'

/** Languages that a film is to be dubbed into and is not yet, by id. */
export function useMissingLanguages(): readonly number[] {
  const { target_languages: targets = [], outputs = [] } = useSignal(useEditor().body).dubbing ?? {}
  return targets.filter((id) => !outputs.some(({ language }) => language === id))
}
