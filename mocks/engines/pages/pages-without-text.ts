import type { OpenedPage } from './page-engine.ts'

/** The file counts as a scan if more than this share of its pages are pictures. */
const SCAN_SHARE = 0.5

const isPicture = ({ lines, isBlank = false }: OpenedPage) => lines === null && !isBlank

export const isScan = (pages: readonly OpenedPage[]): boolean =>
  pages.filter(isPicture).length > pages.filter(({ isBlank = false }) => !isBlank).length * SCAN_SHARE

/** Numbers of the pages that are pictures without text, successive ones as `3–7`; empty if there are none. */
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
