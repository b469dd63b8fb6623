import type { OpenedPage } from './page-engine.ts'

/** Where more than this share of the pages are pictures, the file is a scan. */
const SCAN_SHARE = 0.5

const isPicture = ({ lines, isBlank = false }: OpenedPage) => lines === null && !isBlank

export const isScan = (pages: readonly OpenedPage[]): boolean =>
  pages.filter(isPicture).length > pages.filter(({ isBlank = false }) => !isBlank).length * SCAN_SHARE

/** Numbers of the pages that are pictures without text, those that follow each other as `3–7`; `''` without any. */
export function pagesWithoutText(pages: readonly OpenedPage[]): string {
  const ranges: [number, number][] = []
  for (const [index, page] of pages.entries()) {
    if (!isPicture(page)) continue
    const last = ranges.at(-1)
    if (last?.[1] === index) last[1] = index + 1
    else ranges.push([index + 1, index + 1])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
