import { useCallback } from 'react'
import { useLanguageCode } from '#src/features/catalog/use-language-code.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { Editor } from './core/create-editor.ts'
import { useEditor } from './editor-context.ts'

type Body = ReturnType<Editor['body']['get']>

/** Id of the language of the blocks' own texts; undefined if there are several or it is unknown. */
function ownLanguageOf({ dubbing, transcript, recognition }: Body, projectLanguage: number) {
  if (dubbing) return dubbing.source_language ?? dubbing.detected_language
  if (transcript) return transcript.detected_language ?? projectLanguage
  if (recognition) return recognition.languages.length === 1 ? recognition.languages[0] : undefined
  return projectLanguage
}

/**
 * Returns the language code of a text of the project, for screen readers, spell checking and searching.
 * @returns a function of the block's text: its own, or its translation by the id of the language as `part`
 */
export function useTextLanguage() {
  const { body, summary } = useEditor()
  const codeOf = useLanguageCode()
  const own = ownLanguageOf(useSignal(body), useSignal(summary).language)
  return useCallback((part?: string) => codeOf(part === undefined ? own : Number(part)), [codeOf, own])
}
