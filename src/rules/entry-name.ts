/** The archive's name for what a link in another entry of it means; an address of elsewhere names nothing. */
export function entryName(from: string, href: string): string {
  try {
    const url = new URL(href, `book:/${from}`)
    return url.protocol === 'book:' ? decodeURIComponent(url.pathname.slice(1)) : ''
  } catch {
    return ''
  }
}
