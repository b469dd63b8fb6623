import type { SpeechSettings } from '#src/contract/block.ts'
import { PAUSE_MAX_S, PAUSE_MIN_S } from '#src/contract/limits.ts'
import type { Voice } from '#src/contract/voices.ts'
import {
  blocksOf,
  type Command,
  type Edit,
  type EditorBlock,
  type EditorState,
  pauseBlock,
  textBlock,
} from '#src/features/editor/editor-context.ts'
import type { ColumnNames, Columns, TableLine } from '#src/features/tables/columns.ts'
import { countCharacters } from '#src/rules/price.ts'
import { pauseSeconds, SPEED_MAX, SPEED_MIN } from '#src/rules/speech.ts'

export const speechFields = ['name', 'text', 'voice', 'speed', 'pause'] as const
export type SpeechField = (typeof speechFields)[number]

export const SPEECH_COLUMNS: ColumnNames<SpeechField> = {
  name: [
    'name',
    'file',
    'file name',
    'title',
    'ad',
    'fayl',
    'fayl adı',
    'dosya',
    'dosya adı',
    'имя',
    'имя файла',
    'файл',
    'название',
  ],
  text: ['text', 'script', 'line', 'mətn', 'metin', 'текст'],
  voice: ['voice', 'speaker', 'səs', 'ses', 'голос'],
  speed: ['speed', 'rate', 'sürət', 'hız', 'скорость'],
  pause: ['pause', 'pause after', 'silence', 'fasilə', 'sükut', 'duraklama', 'sessizlik', 'пауза', 'тишина'],
}

/** Speeds of a block. */

export type SpeechFault = 'noText' | 'longText' | 'voice' | 'speed' | 'pause' | 'wide'

export interface SpeechRow {
  /** Number of the row in the table. */
  readonly id: number
  readonly name: string
  readonly text: string
  /** The voice as the table names it. */
  readonly voice: string
  /** `null` for the project's; undefined without a column for it. */
  readonly voiceId: number | null | undefined
  readonly speed: number | null | undefined
  /** In seconds, 0 for none; undefined without a column for it. */
  readonly pause: number | undefined
  readonly fault: SpeechFault | undefined
}

const lowerTrimmed = (text: string) => text.trim().toLocaleLowerCase()

/** A number with a decimal point or comma, also as `120 %`, `1.2×` and `2 s`; undefined for anything else. */
function numberIn(cell: string): number | undefined {
  const [, digits, sign] = /^(\d+(?:[.,]\d+)?)\s*(%|×|x|s|san|sn|с|сек)?\.?$/iu.exec(cell) ?? []
  if (digits === undefined) return undefined
  return Number(digits.replace(',', '.')) / (sign === '%' ? 100 : 1)
}

const isWithin = (value: number | undefined, min: number, max: number) =>
  value !== undefined && value >= min && value <= max

interface Table {
  readonly columns: Columns<SpeechField>
  readonly voices: readonly Pick<Voice, 'id' | 'name'>[]
  readonly maxCharacters: number
}

function readRow(
  { line, cells, isTooWide }: TableLine<SpeechField>,
  { columns, voices, maxCharacters }: Table,
): SpeechRow {
  const has = (field: SpeechField) => columns.of[field] !== undefined
  const voice = voices.find(({ name }) => lowerTrimmed(name) === lowerTrimmed(cells.voice))
  const speed = numberIn(cells.speed)
  const pause = numberIn(cells.pause)
  const faults: Record<SpeechFault, boolean> = {
    noText: cells.text === '',
    longText: countCharacters(cells.text) > maxCharacters,
    voice: cells.voice !== '' && !voice,
    speed: cells.speed !== '' && !isWithin(speed, SPEED_MIN, SPEED_MAX),
    pause: cells.pause !== '' && pause !== 0 && !isWithin(pause, PAUSE_MIN_S, PAUSE_MAX_S),
    wide: isTooWide,
  }
  return {
    id: line,
    name: cells.name,
    text: cells.text,
    voice: cells.voice,
    voiceId: has('voice') ? (voice?.id ?? null) : undefined,
    speed: has('speed') ? (speed ?? null) : undefined,
    pause: has('pause') ? (pause ?? 0) : undefined,
    fault: (Object.keys(faults) as SpeechFault[]).find((fault) => faults[fault]),
  }
}

export const readRows = (lines: ReadonlyArray<TableLine<SpeechField>>, table: Table): SpeechRow[] =>
  lines.map((line) => readRow(line, table))

/** Names of rows by the client ids of their blocks. */
export type RowNames = Readonly<Record<string, string>>

export interface TablePlan {
  readonly command: Command
  /** New blocks, with those for pauses. */
  readonly blocks: number
  readonly added: number
  readonly changed: number
  readonly same: number
  readonly names: RowNames
}

function settingsWith(
  settings: SpeechSettings | null,
  speed: number | null | undefined,
): SpeechSettings | null {
  if (speed === undefined) return settings
  const { speed: _, ...others } = settings ?? {}
  const next = speed === null ? others : { ...others, speed }
  return Object.keys(next).length === 0 ? null : next
}

/** Changes of a block that a row names; empty if the row says the same. */
function changesOf(block: EditorBlock, row: SpeechRow): Edit[] {
  const voiceId = row.voiceId === undefined ? block.voiceId : row.voiceId
  const settings = settingsWith(block.settings, row.speed)
  const isSame =
    block.text === row.text && voiceId === block.voiceId && settings?.speed === block.settings?.speed
  return isSame ? [] : [{ kind: 'content', key: block.key, content: { text: row.text, voiceId, settings } }]
}

function pauseChanges(block: EditorBlock, below: EditorBlock | undefined, { pause }: SpeechRow): Edit[] {
  if (pause === undefined) return []
  if (below?.type !== 'pause') {
    return pause === 0 ? [] : [{ kind: 'insert', after: block.key, blocks: [pauseBlock(pause)] }]
  }
  if (pause === 0) return [{ kind: 'remove', keys: [below.key] }]
  if (pauseSeconds(below.settings) === pause) return []
  return [{ kind: 'content', key: below.key, content: { settings: { ...below.settings, pause } } }]
}

const newBlocks = ({ text, voiceId, speed, pause }: SpeechRow) => [
  textBlock(text, { voiceId: voiceId ?? null, settings: speed ? { speed } : null }),
  ...(pause ? [pauseBlock(pause)] : []),
]

/**
 * Changes of a project by a table: a row whose name the project has changes its block, if they differ; the others become
 * blocks at the end. The same name again stands for the next block of that name.
 */
export function planTable(state: EditorState, rows: readonly SpeechRow[], known: RowNames): TablePlan {
  const blocks = blocksOf(state)
  const byName = Map.groupBy(
    blocks.filter(({ type, clientId }) => type === 'text' && known[clientId]),
    ({ clientId }) => lowerTrimmed(known[clientId] ?? ''),
  )
  const places = new Map(blocks.map(({ key }, place) => [key, place]))
  const edits: Edit[] = []
  const added: EditorBlock[] = []
  const names: Record<string, string> = { ...known }
  const counts = { added: 0, changed: 0, same: 0 }
  for (const row of rows) {
    const block = row.name === '' ? undefined : byName.get(lowerTrimmed(row.name))?.shift()
    if (!block) {
      const [spoken, ...pauses] = newBlocks(row)
      if (!spoken) continue
      added.push(spoken, ...pauses)
      if (row.name !== '') names[spoken.clientId] = row.name
      counts.added += 1
      continue
    }
    const below = blocks[(places.get(block.key) ?? 0) + 1]
    const changes = [...changesOf(block, row), ...pauseChanges(block, below, row)]
    edits.push(...changes)
    counts[changes.length > 0 ? 'changed' : 'same'] += 1
  }
  const last = blocks.at(-1)
  const isReplaced =
    added.length > 0 && last?.type === 'text' && last.text.trim() === '' && !known[last.clientId]
  if (added.length > 0) edits.push({ kind: 'insert', after: last?.key ?? null, blocks: added })
  if (isReplaced) edits.push({ kind: 'remove', keys: [last.key] })
  const [first] = added
  const command: Command = { edits, ...(first && { focus: { key: first.key, caret: 0 } }) }
  return { command, blocks: added.length, names, ...counts }
}
