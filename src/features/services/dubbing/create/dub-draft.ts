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

/** The part that is wanted: `null` for all of the file, undefined where what is typed is no part of it. */
export function partIn({ from, to }: Pick<DubDraft, 'from' | 'to'>, duration: number | undefined) {
  if (from.trim() === '' && to.trim() === '') return null
  const start = from.trim() === '' ? 0 : secondsOf(from)
  const end = to.trim() === '' ? duration : secondsOf(to)
  if (start === undefined || end === undefined || end <= start) return undefined
  return duration !== undefined && end > duration + 0.01 ? undefined : { start, end }
}
