import type { SpeechSettings } from '#src/contract/block.ts'
import {
  type Command,
  type Edit,
  type EditorBlock,
  type EditorState,
  pauseBlock,
} from '#src/features/editor/editor-context.ts'
import { isInRun } from '#src/rules/open-in-run.ts'
import { factsOf, isSpoken } from './block-facts.ts'
import { estimate } from './speech-figures.ts'
import type { Tariff } from './use-quote.ts'

export const blocksAt = ({ blocks }: EditorState, keys: readonly string[]): EditorBlock[] =>
  keys.flatMap((key) => blocks.get(key) ?? [])

export const textsAt = (state: EditorState, keys: readonly string[]) =>
  blocksAt(state, keys).filter(({ type }) => type === 'text')

/** Speed and pitch chosen for several blocks; undefined keeps each block's own. */
export type Manner = Pick<SpeechSettings, 'speed' | 'pitch'>

/** @param manner `null` for the project's speed and pitch */
export function changeManner(blocks: readonly EditorBlock[], manner: Manner | null): Command {
  const settingsOf = ({ settings }: EditorBlock) => {
    if (manner) return { ...settings, ...manner }
    const { speed: _speed, pitch: _pitch, ...rest } = settings ?? {}
    return Object.keys(rest).length > 0 ? rest : null
  }
  return {
    edits: blocks.map(
      (block): Edit => ({ kind: 'content', key: block.key, content: { settings: settingsOf(block) } }),
    ),
  }
}

/**
 * Puts a silence after each of the texts, or changes the one that is there.
 * @param seconds undefined removes the silence
 */
export function setSilenceAfter(
  { order, blocks }: EditorState,
  keys: ReadonlySet<string>,
  seconds: number | undefined,
): Command {
  const changes: Edit[] = []
  const inserts: Edit[] = []
  const gone: string[] = []
  for (const [index, key] of order.entries()) {
    if (!keys.has(key) || blocks.get(key)?.type !== 'text') continue
    const next = blocks.get(order[index + 1] ?? '')
    const pause = next?.type === 'pause' ? next : undefined
    if (seconds === undefined) {
      if (pause) gone.push(pause.key)
    } else if (!pause) {
      inserts.push({ kind: 'insert', after: key, blocks: [pauseBlock(seconds)] })
    } else if (pause.settings?.pause !== seconds) {
      const settings = { ...pause.settings, pause: seconds }
      changes.push({ kind: 'content', key: pause.key, content: { settings } })
    }
  }
  const removal: Edit[] = gone.length > 0 ? [{ kind: 'remove', keys: gone }] : []
  return { edits: [...changes, ...removal, ...inserts] }
}

interface SelectedRun {
  readonly keys: readonly string[]
  /** In qəpik; undefined if it is unknown. */
  readonly price: number | undefined
}

/** The selected blocks to generate: those that need it or, if none does, all of them again. */
export function selectedRun(
  state: EditorState,
  keys: readonly string[],
  { service, multipliers }: Pick<Tariff, 'service' | 'multipliers'>,
): SelectedRun {
  const spoken = blocksAt(state, keys).filter((block) => isSpoken(block) && !isInRun(block.generated))
  const needed = spoken.filter((block) => factsOf(block, state.defaults).isToGenerate)
  const blocks = needed.length > 0 ? needed : spoken
  return {
    keys: blocks.map(({ key }) => key),
    price: service && estimate(blocks, state.defaults.voiceId, service, multipliers).price,
  }
}
