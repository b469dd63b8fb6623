import { PAUSE_MAX_S, PAUSE_MIN_S } from '#src/contract/limits.ts'
import {
  blocksOf,
  type Edit,
  type EditorBlock,
  type EditorState,
  pauseBlock,
} from '#src/features/editor/editor-context.ts'

/** When a block is to be heard, in seconds from the start of the film. */
export interface BlockTime {
  readonly start: number
  readonly end: number
}

/** By the blocks' client ids. */
export type BlockTimes = ReadonlyMap<string, BlockTime>

/** A spoken block whose sound does not end before the next subtitle starts. */
export interface TooLong {
  readonly key: string
  readonly start: number
  /** In seconds. */
  readonly over: number
}

/** Nobody notices less, in seconds. */
const UNNOTICEABLE_S = 0.1
/** Pauses are set to hundredths of a second. */
const SAME_S = 0.005

const secondsOfPause = ({ settings }: EditorBlock) => settings?.pause ?? 0

/** Lengths of as few pause blocks as are needed; none if the silence is too short for one. */
export function pauseLengths(seconds: number): number[] {
  if (seconds < PAUSE_MIN_S - SAME_S) return []
  const count = Math.ceil(seconds / PAUSE_MAX_S)
  return Array.from({ length: count }, () => Math.max(PAUSE_MIN_S, Math.round((seconds * 100) / count) / 100))
}

/** Collects edits by kind, because the editor applies many of one kind at once. */
function createEdits() {
  const changed: Edit[] = []
  const added: Edit[] = []
  const gone: string[] = []
  return {
    /** Makes the pauses between two sounds last this long together. */
    setPauses(pauses: readonly EditorBlock[], after: string | null, seconds: number) {
      const lengths = pauseLengths(seconds)
      const kept = pauses.slice(0, lengths.length)
      for (const [index, pause] of kept.entries()) {
        const length = lengths[index] ?? 0
        if (Math.abs(length - secondsOfPause(pause)) < SAME_S) continue
        changed.push({ kind: 'content', key: pause.key, content: { settings: { pause: length } } })
      }
      gone.push(...pauses.slice(lengths.length).map(({ key }) => key))
      const blocks = lengths.slice(kept.length).map(pauseBlock)
      if (blocks.length > 0) added.push({ kind: 'insert', after: kept.at(-1)?.key ?? after, blocks })
    },
    all: (): Edit[] => [
      ...changed,
      ...added,
      ...(gone.length > 0 ? [{ kind: 'remove' as const, keys: gone }] : []),
    ],
  }
}

const hasSound = ({ generated }: EditorBlock) => typeof generated.duration === 'number'

/** Until a block is spoken, its sound is taken to be as long as its subtitle. */
function lengthOf({ generated }: EditorBlock, time: BlockTime | undefined): number {
  const { duration } = generated
  return typeof duration === 'number' ? duration : time ? time.end - time.start : 0
}

interface Fit {
  readonly edits: readonly Edit[]
  readonly tooLong: readonly TooLong[]
}

/**
 * Sets the pauses so that every block starts at its subtitle's time, as far as the sounds before it leave time.
 * Pauses before blocks without a time stay. Text above the first subtitle comes before the film.
 */
export function fitPauses(state: EditorState, times: BlockTimes): Fit {
  const edits = createEdits()
  const tooLong: TooLong[] = []
  const blocks = blocksOf(state)
  const first = blocks.find(({ type }) => type !== 'pause')
  let clock = first && times.has(first.clientId) ? 0 : undefined
  let pauses: EditorBlock[] = []
  let last: EditorBlock | undefined
  for (const block of blocks) {
    if (block.type === 'pause') {
      pauses.push(block)
      continue
    }
    const time = times.get(block.clientId)
    if (time && clock !== undefined) {
      const before = last && times.get(last.clientId)
      // A block that only starts late, because of the one above, is not too long itself.
      const over = last && before ? Math.min(clock, before.start + lengthOf(last, before)) - time.start : 0
      if (last && before && hasSound(last) && over > UNNOTICEABLE_S)
        tooLong.push({ key: last.key, start: before.start, over })
      edits.setPauses(pauses, last?.key ?? null, time.start - clock)
    }
    const silence = pauses.reduce((sum, pause) => sum + secondsOfPause(pause), 0)
    const start = time ? Math.max(clock ?? 0, time.start) : clock === undefined ? undefined : clock + silence
    clock = start === undefined ? undefined : start + lengthOf(block, time)
    pauses = []
    last = block
  }
  return { edits: edits.all(), tooLong }
}
