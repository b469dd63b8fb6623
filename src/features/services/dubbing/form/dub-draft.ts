import * as z from 'zod/mini'
import { Background } from '#src/contract/dubbing.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import { Id } from '#src/contract/primitives.ts'

export const sources = ['file', 'url'] as const
export type Source = (typeof sources)[number]

const DubDraft = z.object({
  source: z.enum(sources),
  url: z.string(),
  title: z.string().check(z.maxLength(TITLE_MAX)),
  sourceLanguage: z.nullable(Id),
  targets: z.array(Id),
  speakers: z.nullable(z.int()),
  /** As typed: minutes and seconds, or nothing. */
  from: z.string(),
  to: z.string(),
  background: Background,
})
export type DubDraft = z.infer<typeof DubDraft>

export const emptyDub: DubDraft = {
  source: 'file',
  url: '',
  title: '',
  sourceLanguage: null,
  targets: [],
  speakers: null,
  from: '',
  to: '',
  background: { is_kept: true, level_db: -6 },
}

export const dubDraft = { name: 'dub new', version: 1, schema: DubDraft } as const

const TIME = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2}(?:\.\d{1,3})?)$/

/** Seconds of a moment as it is typed: `1:05`, `1:02:05.5`, or seconds alone. Undefined where it is none. */
export function secondsOf(text: string): number | undefined {
  const plain = /^\d{1,5}(?:[.,]\d{1,3})?$/.test(text.trim())
    ? Number(text.trim().replace(',', '.'))
    : undefined
  if (plain !== undefined) return plain
  const [, hours = '0', minutes = '0', seconds] = TIME.exec(text.trim().replace(',', '.')) ?? []
  if (seconds === undefined || Number(seconds) >= 60) return undefined
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** The part that is wanted: `null` for all of the file, undefined where what is typed is no part of it. */
export function partIn({ from, to }: Pick<DubDraft, 'from' | 'to'>, duration: number | undefined) {
  if (from.trim() === '' && to.trim() === '') return null
  const start = from.trim() === '' ? 0 : secondsOf(from)
  const end = to.trim() === '' ? duration : secondsOf(to)
  if (start === undefined || end === undefined || end <= start) return undefined
  return duration !== undefined && end > duration + 0.01 ? undefined : { start, end }
}
