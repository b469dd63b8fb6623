import { useState } from 'react'
import * as z from 'zod/mini'
import { TranscriptOptions } from '#src/contract/generate-body.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import { useSignal } from '#src/ui/use-signal.ts'

const automatic: TranscriptOptions = { language: null, speakers: null, audio_events: false, key_terms: [] }

const TypedOptions = z.object({ key_terms: TranscriptOptions.shape.key_terms })

/** Saves typed options as a draft; selected ones are not saved. */
export function useSavedOptions() {
  const { body, projectId } = useEditor()
  const begun = useSignal(body).transcript?.options ?? automatic
  const [options, setOptions] = useState(begun)
  const { key_terms } = options
  const { isRestored, finish } = useDraft({
    kind: { name: `transcripts again ${projectId}`, version: 1, schema: TypedOptions },
    fields: { key_terms },
    isTouched: key_terms.join('\n') !== begun.key_terms.join('\n'),
    onRestore: (left) => setOptions((now) => ({ ...now, ...left })),
  })
  const startAfresh = () => setOptions((now) => ({ ...now, key_terms: begun.key_terms }))
  return { options, setOptions, isRestored, finish, startAfresh }
}
