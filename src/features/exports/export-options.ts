import type { Format } from '#src/contract/catalog.ts'
import type { ExportBody } from '#src/contract/work.ts'

/** What the customer chose; file names come without their ending. */
export interface ExportWish {
  readonly format: string
  readonly quality: string | undefined
  readonly layout: ExportBody['layout']
  /** Seconds of silence between blocks in one file. */
  readonly gap: number
  readonly fileName: string
  readonly subtitles: 'srt' | 'vtt' | 'none'
  /** `chosen`: the blocks that `places` names, e.g. `1–3, 5`. */
  readonly scope: 'all' | 'chosen'
  readonly places: string
}

const FORBIDDEN = /[\p{Cc}/\\:*?"<>|]/gu
const LONGEST_NAME = 80

/** A title as every file system takes it. */
export function fileNameOf(title: string) {
  return title.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME) || 'avaz'
}

export const isAudio = (format: Format | undefined) => format?.kind === 'audio'

export function firstWish(formats: readonly Format[], title: string): ExportWish {
  const format = formats.find(isAudio) ?? formats[0]
  return {
    format: format?.code ?? '',
    quality: format?.qualities.at(-1),
    layout: 'single',
    gap: 0,
    fileName: fileNameOf(title),
    subtitles: 'none',
    scope: 'all',
    places: '1',
  }
}

/** The file's name as it will be, e.g. `News.mp3`, or of the first file in a ZIP. */
export function exampleName(wish: ExportWish, format: Format | undefined) {
  const stem = fileNameOf(wish.fileName)
  const ending = format?.extension ?? wish.format
  if (wish.layout === 'per_block') return `${stem}.zip / 01 ${stem}.${ending}`
  return wish.subtitles === 'none' ? `${stem}.${ending}` : `${stem}.zip / ${stem}.${ending}`
}

/** What is asked of the server; `blockIds` where only some blocks are to go in. */
export function bodyOf(
  wish: ExportWish,
  format: Format | undefined,
  blockIds?: readonly number[],
): ExportBody {
  const { quality, layout, gap, subtitles } = wish
  return {
    format: wish.format,
    ...(quality !== undefined && format?.qualities.includes(quality) && { quality }),
    layout,
    ...(blockIds && { block_ids: [...blockIds] }),
    ...(layout === 'single' && gap > 0 && { gap }),
    file_name: fileNameOf(wish.fileName),
    ...(isAudio(format) && subtitles !== 'none' && { subtitles }),
  }
}
