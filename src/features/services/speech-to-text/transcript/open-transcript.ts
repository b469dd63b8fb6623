import type { Editor } from '#src/features/editor/editor-context.ts'
import { createSignal, type Signal } from '#src/lib/signal.ts'
import { requiredContext } from '#src/ui/required-context.ts'

/** State shared by the parts of an open transcript; the object stays the same while the transcript is open. */
export interface OpenTranscript {
  readonly editor: Editor
  /** The text scrolls along with the recording; scrolling by the reader ends that. */
  readonly follow: Signal<boolean>
  /** Position in seconds at which playback of the recording will start: the place last pressed in the text. */
  readonly playhead: Signal<number>
  readonly naming: Signal<string | undefined>
  /** Set when a segment requests to rename its speaker. */
  readonly renaming: Signal<{ readonly speakerId: string; readonly key: string } | undefined>
}

export function createOpenTranscript(editor: Editor): OpenTranscript {
  return {
    editor,
    follow: createSignal(true),
    playhead: createSignal(0),
    naming: createSignal<string | undefined>(undefined),
    renaming: createSignal<{ readonly speakerId: string; readonly key: string } | undefined>(undefined),
  }
}

export const [OpenTranscriptContext, useOpenTranscript] = requiredContext<OpenTranscript>(
  'No transcript is open here',
)
