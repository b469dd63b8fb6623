import * as z from 'zod/mini'
import { Background } from '#src/contract/form-choices.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import { Id } from '#src/contract/primitives.ts'
import { titleOf, titleOfAddress } from '#src/features/create/title-of-source.ts'
import { secondsOf } from '#src/lib/typed-seconds.ts'

const SavedFields = z.object({
  source: z.enum(['file', 'url']),
  url: z.string(),
  title: z.string().check(z.maxLength(TITLE_MAX)),
  sourceLanguage: z.nullable(Id),
  targets: z.array(Id),
  speakers: z.nullable(z.int()),
  /** User input: minutes and seconds, or empty. */
  from: z.string(),
  to: z.string(),
  background: Background,
})

/** Keys of `dubbing-form:create.problem`. */
export const dubMessages = ['file', 'link', 'targets'] as const
type DubMessage = (typeof dubMessages)[number]

export const DubForm = z
  .extend(SavedFields, { file: z.nullable(z.instanceof(File)) })
  .check(({ value, issues }) => {
    const say = (message: DubMessage, path: keyof DubForm) =>
      issues.push({ code: 'custom', message, path: [path], input: value })
    if (value.source === 'file' && !value.file) say('file', 'file')
    if (value.source === 'url' && value.url.trim() === '') say('link', 'url')
    if (targetsOf(value).length === 0) say('targets', 'targets')
  })
export type DubForm = z.infer<typeof SavedFields> & { file: File | null }

export const dubDraft = { name: 'dub new', version: 1, schema: SavedFields } as const

export const emptyDub: DubForm = {
  source: 'file',
  url: '',
  title: '',
  sourceLanguage: null,
  targets: [],
  speakers: null,
  from: '',
  to: '',
  background: { is_kept: true, level_db: -6 },
  file: null,
}

/** The source language needs no dub. */
export const targetsOf = ({ targets, sourceLanguage }: Pick<DubForm, 'targets' | 'sourceLanguage'>) =>
  targets.filter((id) => id !== sourceLanguage)

export const titleOfDub = ({ source, file, url }: DubForm) =>
  source === 'url' ? titleOfAddress(url) : file ? titleOf(file.name) : undefined

/**
 * The requested part: `null` for the whole file, undefined if the input is invalid. Without an end it extends to the
 * end of the file, even if the length is not known yet.
 */
export function partIn(fields: Pick<DubForm, 'from' | 'to'>, duration: number | undefined) {
  const [from, to] = [fields.from.trim(), fields.to.trim()]
  if (!from && !to) return null
  const start = from ? secondsOf(from) : 0
  const end = to ? secondsOf(to) : duration
  if (start === undefined || (to && end === undefined)) return undefined
  if (end === undefined) return { start }
  return end > start && end <= (duration ?? end) + 0.01 ? { start, end } : undefined
}

export function bodyOfDub(fields: DubForm, duration: number | undefined) {
  const { source, file, url, sourceLanguage, speakers, background } = fields
  return {
    ...(source === 'file' ? { file: file ?? undefined } : { source_url: url.trim() }),
    title: fields.title.trim() || titleOfDub(fields),
    dubbing: {
      source_language: sourceLanguage,
      target_languages: targetsOf(fields),
      speaker_count: speakers,
      part: partIn(fields, duration) ?? null,
      background,
    },
  }
}
