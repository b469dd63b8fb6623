import { useEditor } from '#src/features/editor/editor-context.ts'
import { useSignal } from '#src/ui/use-signal.ts'

/** Ids of target languages without a finished dub. */
export function useMissingLanguages(): readonly number[] {
  const { target_languages: targets = [], outputs = [] } = useSignal(useEditor().body).dubbing ?? {}
  return targets.filter((id) => !outputs.some(({ language }) => language === id))
}
