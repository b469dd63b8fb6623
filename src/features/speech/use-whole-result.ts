import { useEffect } from 'react'
import { type EditorBlock, useEditor } from '#src/features/editor/editor-context.ts'

/** Fetches the waveform, the words and the takes of a visible block if its long project was loaded without them. */
export function useWholeResult(block: EditorBlock | undefined) {
  const { wholeResult } = useEditor()
  const { key, generated } = block ?? {}
  const { audio_url: url } = generated ?? {}
  const isPartial = generated?.is_partial === true
  useEffect(() => {
    if (isPartial && url && key !== undefined) void wholeResult(key)
  }, [wholeResult, key, isPartial, url])
}
