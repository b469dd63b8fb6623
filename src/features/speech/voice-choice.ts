import type { Voice } from '#src/contract/voices.ts'
import type { Editor } from '#src/features/editor/editor-context.ts'
import { blocksOf, type Edit, type EditorBlock } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import type { VoiceScope } from '#src/features/voices/voice-modal.tsx'
import { hasSound, isSpoken } from './block-facts.ts'
import { estimate } from './speech-figures.ts'
import type { Tariff } from './use-quote.ts'

export type VoiceTarget = { readonly keys: readonly string[] } | 'project'

/**
 * Blocks of a book's characters, and those in another language than the project's, keep their voice, unless it is chosen
 * for these very blocks.
 */
function blocksToChange(editor: Editor, target: VoiceTarget, scope: VoiceScope): EditorBlock[] {
  const blocks = blocksOf(editor.store.getState()).filter(
    (block) => block.type === 'text' && editor.canChange(block),
  )
  if (scope === 'block') {
    const keys = new Set(target === 'project' ? [] : target.keys)
    return blocks.filter(({ key }) => keys.has(key))
  }
  const narrated = blocks.filter(
    ({ settings }) => settings?.character === undefined && settings?.language === undefined,
  )
  return scope === 'silent' ? narrated.filter((block) => !hasSound(block)) : narrated
}

/** A block with another voice no longer belongs to the character it was assigned to. */
function inVoice({ settings }: EditorBlock, voiceId: number | null) {
  if (settings?.character === undefined) return { voiceId }
  const { character: _, ...rest } = settings
  return { voiceId, settings: rest }
}

export function scopesOf(editor: Editor, target: VoiceTarget): readonly VoiceScope[] {
  if (target !== 'project' && target.keys.length > 1) return ['block']
  const silent = blocksToChange(editor, target, 'silent').length > 0 ? (['silent'] as const) : []
  const all = isEditable(editor.summary.get()) ? (['all'] as const) : []
  return target === 'project' ? [...all, ...silent] : ['block', ...silent, ...all]
}

/** Price in qəpik of regenerating the blocks that a voice would change; undefined if there are none. */
export function voicePrice(
  editor: Editor,
  { service, multipliers }: Tariff,
  target: VoiceTarget,
  voice: Voice,
  scope: VoiceScope,
): number | undefined {
  const changed = blocksToChange(editor, target, scope).filter(
    (block) => isSpoken(block) && (block.voiceId ?? editor.store.getDefaults().voiceId) !== voice.id,
  )
  if (!service || changed.length === 0) return undefined
  const spoken = changed.map((block) => ({ ...block, voiceId: voice.id }))
  return estimate(spoken, null, service, multipliers).price
}

/**
 * Applies a voice to the chosen blocks in one undo step. For all blocks, sets the project's voice and removes
 * the blocks' own.
 */
export function applyVoice(editor: Editor, target: VoiceTarget, voice: Voice, scope: VoiceScope) {
  const edits: Edit[] = blocksToChange(editor, target, scope)
    .filter((block) => scope !== 'all' || block.voiceId !== null)
    .map((block) => ({
      kind: 'content' as const,
      key: block.key,
      content: inVoice(block, scope === 'all' ? null : voice.id),
    }))
  if (scope === 'all') edits.push({ kind: 'defaults', values: { voiceId: voice.id } })
  editor.run({ edits })
}
