import { createContext, use } from 'react'
import type { Editor } from '#src/features/editor/editor-context.ts'
import { createSignal, type Signal } from '#src/lib/signal.ts'

/** What the parts of an open transcript share; the object stays the same as long as it is open. */
export interface OpenTranscript {
  readonly editor: Editor
  /** The text scrolls along with the recording; the reader's own scrolling ends that. */
  readonly follow: Signal<boolean>
  /** Seconds from which the recording plays once it is in the player: where the text was pressed last. */
  readonly playhead: Signal<number>
  readonly selection: Signal<ReadonlySet<string>>
  readonly naming: Signal<string | undefined>
  /** Set to have a speaker renamed, asked from a segment. */
  readonly renaming: Signal<{ readonly speakerId: string; readonly key: string } | undefined>
}

export function createOpenTranscript(editor: Editor): OpenTranscript {
  return {
    editor,
    follow: createSignal(true),
    playhead: createSignal(0),
    selection: createSignal<ReadonlySet<string>>(new Set()),
    naming: createSignal<string | undefined>(undefined),
    renaming: createSignal<{ readonly speakerId: string; readonly key: string } | undefined>(undefined),
  }
}

export const OpenTranscriptContext = createContext<OpenTranscript | undefined>(undefined)

export function useOpenTranscript(): OpenTranscript {
  const transcript = use(OpenTranscriptContext)
  if (!transcript) throw new Error('No transcript is open here')
  return transcript
}
