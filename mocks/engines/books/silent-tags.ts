import type { Tag } from './walk-markup.ts'

/**
 * Elements whose content is never spoken. `case` is a form for readers with more abilities, next to the default; the
 * last three are those of DTBook for pages and notes.
 */
const SILENT = new Set(
  'script style svg annotation annotation-xml template object iframe canvas audio video rt rp head title noscript select textarea button datalist del s strike case pagenum noteref note'.split(
    ' ',
  ),
)

/** Whether an element is never spoken, or hidden by its own attributes other than its style. */
export const isSilentTag = ({ name, attributes }: Tag): boolean =>
  SILENT.has(name.toLowerCase()) || attributes.hidden !== undefined || attributes['aria-hidden'] === 'true'
