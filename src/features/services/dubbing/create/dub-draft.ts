import * as z from 'zod/mini'
import { Background } from '#src/contract/dubbing.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import { Id } from '#src/contract/primitives.ts'
import { secondsOf } from '../form/typed-seconds.ts'

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

/**
 * The part that is wanted: `null` for all of the file, undefined where what is typed is no part of it. Without an end it
 * goes to that of a file whose length is not known yet.
 */
export function partIn(fields: Pick<DubDraft, 'from' | 'to'>, duration: number | undefined) {
  const [from, to] = [fields.from.trim(), fields.to.trim()]
  if (!from && !to) return null
  const start = from ? secondsOf(from) : 0
  const end = to ? secondsOf(to) : duration
  if (start === undefined || (to && end === undefined)) return undefined
  if (end === undefined) return { start }
  return end > start && end <= (duration ?? end) + 0.01 ? { start, end } : undefined
}
