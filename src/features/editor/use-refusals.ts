import { useSyncExternalStore } from 'react'
import { useSignal } from '#src/ui/use-signal.ts'
import { type EditorBlock, isSameContent } from './document/editor-block.ts'
import { useEditor, useProjectDefaults } from './editor-context.ts'

/** Names the message below a block, for the field that it is about. */
export const refusalIdOf = (key: string) => `refusal-${key}`

/** Why the server does not take a block as it is: not to keep it, or not to speak it. */
export function useBlockRefusal(block: EditorBlock | undefined): string | undefined {
  const { refused } = useEditor()
  const read = () => (block ? refused.get().blocks.get(block.key) : undefined)
  const ofRun = useSyncExternalStore(refused.subscribe, read, read)
  if (!block) return undefined
  if (block.refusal !== undefined) return block.refusal
  return ofRun && isSameContent(block, ofRun.content) ? ofRun.message : undefined
}

/** Why nothing can be spoken with the voice of the project. */
export function useVoiceRefusal(): string | undefined {
  const { refused } = useEditor()
  const { voice } = useSignal(refused)
  const { voiceId, language } = useProjectDefaults()
  const isSame = voice?.defaults.voiceId === voiceId && voice.defaults.language === language
  return isSame ? voice.message : undefined
}
