import { attribute, type WalkMarkup } from './docx-markup.ts'

interface Level {
  start: number
  format: string
  /** `%1.%2` stands for the numbers of the first two levels. */
  text: string
  /** Style whose paragraphs have this level. */
  style: string
}

interface List {
  /** Lists with the same key count on; a restarted list has its own. */
  key: string
  levels: ReadonlyMap<string, Level>
  starts: ReadonlyMap<string, number>
}

/** Place of a paragraph in a list, as its properties or its style state it. */
export interface ListPlace {
  readonly list: string | undefined
  readonly level: string | undefined
}

export type Lists = ReadonlyMap<string, List>

const MAX_LEVEL = 8
const LATIN = 'abcdefghijklmnopqrstuvwxyz'
/** Letters that Word counts with in Russian. */
const RUSSIAN = 'абвгдежзиклмнопрстуфхцчшщэюя'
const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

const newLevel = (): Level => ({ start: 1, format: 'decimal', text: '', style: '' })

function setLevel(level: Level, name: string, value: string) {
  if (name === 'start') level.start = Number(value) || 0
  else if (name === 'numFmt') level.format = value
  else if (name === 'lvlText') level.text = value
  else if (name === 'pStyle') level.style = value
}

/** The numbered lists of a document, by the ids that paragraphs refer to. */
export function listsOf(xml: string | undefined, walk: WalkMarkup): Map<string, List> {
  const kinds = new Map<string, Map<string, Level>>()
  const lists = new Map<string, List>()
  let levels: Map<string, Level> | undefined
  let level: Level | undefined
  let id = ''
  let place = ''
  let starts = new Map<string, number>()
  walk(xml ?? '', {
    open(tag) {
      const { name } = tag
      const value = attribute(tag, 'val') ?? ''
      if (name === 'abstractNum') {
        levels = new Map()
        kinds.set(attribute(tag, 'abstractNumId') ?? '', levels)
      } else if (name === 'num') {
        id = attribute(tag, 'numId') ?? ''
        starts = new Map()
      } else if (name === 'abstractNumId')
        lists.set(id, { key: value, levels: kinds.get(value) ?? new Map(), starts })
      else if (name === 'lvl') {
        level = newLevel()
        levels?.set(attribute(tag, 'ilvl') ?? '', level)
      } else if (name === 'lvlOverride') place = attribute(tag, 'ilvl') ?? ''
      else if (name === 'startOverride') {
        starts.set(place, Number(value) || 0)
        const list = lists.get(id)
        if (list) list.key = `own ${id}`
      } else if (level) setLevel(level, name, value)
    },
    close(name) {
      if (name === 'lvl') level = undefined
      if (name === 'abstractNum') levels = undefined
    },
  })
  return lists
}

function romanNumber(number: number): string {
  let [left, text] = [number, '']
  for (const [value, letters] of ROMAN) for (; left >= value; left -= value) text += letters
  return text
}

const letterNumber = (number: number, alphabet: string) =>
  (alphabet[(number - 1) % alphabet.length] ?? '').repeat(Math.ceil(number / alphabet.length))

function writeNumber(number: number, format: string): string {
  if (number > 0 && /roman/i.test(format)) {
    return format.startsWith('upper') ? romanNumber(number).toUpperCase() : romanNumber(number)
  }
  if (number > 0 && /Letter|^russian/.test(format)) {
    const text = letterNumber(number, format.startsWith('russian') ? RUSSIAN : LATIN)
    return /^upper|Upper$/.test(format) ? text.toUpperCase() : text
  }
  return format === 'decimalZero' && number < 10 ? `0${number}` : String(number)
}

/** Counts the paragraphs of lists in the order of the document. */
export class ListCounter {
  private readonly lists: Lists
  private readonly counts = new Map<string, number[]>()

  constructor(lists: Lists) {
    this.lists = lists
  }

  /** The number that Word prints before a paragraph; empty for bullets and paragraphs outside lists. */
  next({ list: id, level: stated }: ListPlace, style: string): string {
    const list = this.lists.get(id ?? '')
    if (!list) return ''
    const ofStyle = [...list.levels].find(([, level]) => style !== '' && level.style === style)?.[0]
    const place = stated ?? ofStyle ?? '0'
    const level = list.levels.get(place)
    const depth = Number(place)
    if (!level || !(depth <= MAX_LEVEL)) return ''
    const counts = this.counts.get(list.key) ?? []
    this.counts.set(list.key, counts)
    const startOf = (at: number) => list.starts.get(`${at}`) ?? list.levels.get(`${at}`)?.start ?? 1
    counts.length = Math.min(counts.length, depth + 1)
    for (let at = 0; at < depth; at += 1) counts[at] ??= startOf(at)
    counts[depth] = counts[depth] === undefined ? startOf(depth) : counts[depth] + 1
    if (level.format === 'bullet' || level.format === 'none') return ''
    return level.text.replace(/%([1-9])/g, (_, number: string) => {
      const at = Number(number) - 1
      return writeNumber(counts[at] ?? startOf(at), list.levels.get(`${at}`)?.format ?? 'decimal')
    })
  }
}
