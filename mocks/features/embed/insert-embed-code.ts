import { parseSeparately, scriptUrl } from '#mocks/kernel/trusted-types.ts'

/**
 * Inserts embed code at the end of a page as if it had been part of its HTML, using the browser's own parser. A
 * parsed script does not run when it is moved, so each one is created again with the same attributes.
 */
export function insertEmbedCode(page: Document, code: string): void {
  const parsed = parseSeparately(code)
  for (const script of parsed.querySelectorAll('script')) {
    const living = page.createElement('script')
    for (const { name, value } of script.attributes)
      living.setAttribute(name, name === 'src' ? scriptUrl(value) : value)
    page.body.append(living)
  }
}
