import type { Format } from '#src/contract/catalog.ts'
import {
  CAPTION_LINE_MAX,
  CAPTION_LINE_MIN,
  CAPTION_LINE_USUAL,
  CAPTION_LINES_USUAL,
  FILE_NAME_MAX,
} from '#src/contract/limits.ts'
import type { ExportBody, ExportChoice } from '#src/contract/runs.ts'
import { wholeLength } from '#src/rules/cut-to.ts'

export type ExportUnit = 'block' | 'chapter' | 'page' | 'segment'

/** The customer's choices; file names without their extension. */
export interface ExportOptions {
  readonly format: string
  readonly quality: string | undefined
  readonly layout: ExportBody['layout']
  /** Seconds of silence between blocks in one file. */
  readonly gap: number
  readonly fileName: string
  readonly subtitles: 'srt' | 'vtt' | 'none'
  /** `chosen`: the blocks selected in the list or, if there are none, those that `places` names, e.g. `1–3, 5`. */
  readonly scope: 'all' | 'chosen'
  readonly places: string
  /** Audio book: files that meet the requirements of shops, each measured. */
  readonly isForShop: boolean
  /** Transcripts: speakers' names and times, if the format makes them optional. */
  readonly hasSpeakers: boolean
  readonly hasTimestamps: boolean
  /** Maximum characters of a caption line, as typed, and maximum lines. */
  readonly lineLength: string
  readonly lineCount: number
}

const FORBIDDEN = /[\p{Cc}/\\:*?"<>|]/gu

const cutName = (name: string, length: number) => name.slice(0, wholeLength(name, length))

/** Makes a file name that every file system accepts from a title, without cutting a character. */
export function fileNameOf(title: string) {
  const allowed = title.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()
  return cutName(allowed, FILE_NAME_MAX).trim() || 'avaz'
}

function withoutExtension(name: string, ending: string) {
  return name.toLowerCase().endsWith(ending) ? fileNameOf(name.slice(0, -ending.length)) : name
}

/**
 * @param language its code, if the project's files have several: `News.tr` distinguishes them, and players
 * read the subtitles' language from it
 */
function stemOf(fileName: string, ending: string, language: string | undefined) {
  const name = withoutExtension(fileNameOf(fileName), `.${ending}`)
  if (language === undefined) return name
  const end = `.${language}`
  return fileNameOf(cutName(withoutExtension(name, end), FILE_NAME_MAX - end.length)) + end
}

const isAudio = ({ kind }: Format) => kind === 'audio'
const isFilm = ({ kind }: Format) => kind === 'video'

export function readLineLength(typed: string): number | undefined {
  const length = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return length >= CAPTION_LINE_MIN && length <= CAPTION_LINE_MAX ? length : undefined
}

const hasOption = (format: Format | undefined) => (option: string) =>
  format?.options.includes(option) === true

export const isReadable = ({ lineLength }: ExportOptions, format: Format | undefined) =>
  !hasOption(format)('lines') || readLineLength(lineLength) !== undefined

function transcriptLayout(options: ExportOptions, format: Format | undefined) {
  const can = hasOption(format)
  const { hasSpeakers, hasTimestamps, lineLength, lineCount } = options
  const length = readLineLength(lineLength)
  return {
    ...(can('speakers') && { has_speakers: hasSpeakers }),
    ...(can('timestamps') && { has_timestamps: hasTimestamps }),
    ...(can('lines') && length !== undefined && { line_length: length, line_count: lineCount }),
  }
}

function optionsForFormat({ layout, gap, subtitles, isForShop }: ExportOptions, format: Format | undefined) {
  const can = hasOption(format)
  const kept = can('layout') ? layout : 'single'
  return {
    layout: kept,
    gap: can('gap') && kept === 'single' ? gap : 0,
    subtitles: can('subtitles') ? subtitles : 'none',
    isForShop: can('shop') && isForShop,
  }
}

/** Paragraphs that are joined without a pause sound hurried. */
const DEFAULT_GAP_S = 0.5

export function firstOptions(
  formats: readonly Format[],
  title: string,
  last?: ExportChoice,
  { isTimed = false, isSelection = false }: { isTimed?: boolean; isSelection?: boolean } = {},
): ExportOptions {
  const format =
    formats.find(({ code }) => code === last?.format) ??
    [isFilm, isAudio, () => true].map((fits) => formats.find(fits)).find(Boolean)
  const isKnown = last?.quality !== undefined && format?.qualities.includes(last.quality)
  return {
    format: format?.code ?? '',
    quality: isKnown ? last.quality : format?.qualities.at(-1),
    layout: last?.layout ?? 'single',
    // An export without a gap had no silence between its blocks.
    gap: last ? (last.gap ?? 0) : isTimed ? 0 : DEFAULT_GAP_S,
    fileName: fileNameOf(title),
    subtitles: last?.subtitles ?? 'none',
    scope: isSelection ? 'chosen' : 'all',
    places: '1',
    isForShop: last?.is_for_shop ?? false,
    hasSpeakers: last?.has_speakers ?? true,
    hasTimestamps: last?.has_timestamps ?? true,
    lineLength: String(last?.line_length ?? CAPTION_LINE_USUAL),
    lineCount: last?.line_count ?? CAPTION_LINES_USUAL,
  }
}

interface FileNaming {
  /** Name of the first file of a ZIP, if it differs from the ZIP's. */
  readonly part?: string | undefined
  readonly language?: string | undefined
}

/** Preview of the file's name, e.g. `News.mp3`, or of the first file in a ZIP. */
export function exampleName(
  options: ExportOptions,
  format: Format | undefined,
  { part, language }: FileNaming = {},
) {
  const ending = format?.extension ?? options.format
  const stem = stemOf(options.fileName, ending, language)
  const { layout, subtitles } = optionsForFormat(options, format)
  if (layout === 'per_block') return `${stem}.zip / 01 ${part ? fileNameOf(part) : stem}.${ending}`
  return subtitles === 'none' ? `${stem}.${ending}` : `${stem}.zip / ${stem}.${ending}`
}

export function bodyOf(
  options: ExportOptions,
  format: Format | undefined,
  { blockIds, language }: { blockIds?: readonly number[] | undefined; language?: string | undefined } = {},
): ExportBody {
  const { quality } = options
  const { layout, gap, subtitles, isForShop } = optionsForFormat(options, format)
  return {
    format: options.format,
    ...(quality !== undefined && format?.qualities.includes(quality) && { quality }),
    layout,
    ...(blockIds && { block_ids: [...blockIds] }),
    ...(gap > 0 && { gap }),
    file_name: stemOf(options.fileName, format?.extension ?? options.format, language),
    ...(subtitles !== 'none' && { subtitles }),
    ...(isForShop && { is_for_shop: true }),
    ...transcriptLayout(options, format),
  }
}
