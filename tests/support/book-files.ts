import { type Zippable, zipSync } from 'fflate'

export interface TestChapter {
  title: string
  paragraphs: readonly string[]
}

export interface TestBook {
  title: string
  author: string
  language: string
  chapters: readonly TestChapter[]
  /** Files added to those of the book, or replacing them. */
  extra?: Readonly<Record<string, string | Uint8Array>>
  cover?: Uint8Array
  /** Path of the cover in the manifest, if it differs from the real one. */
  coverHref?: string
  /** Markup after the paragraphs of every chapter. */
  tail?: string
}

const text = (content: string) => new TextEncoder().encode(content)
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

const xhtmlPage = ({ title, paragraphs }: TestChapter, tail: string) =>
  `${XML}<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${title}</title></head><body><h1>${title}</h1>${paragraphs.map((each) => `<p>${each}</p>`).join('')}${tail}</body></html>`

const nav = (chapters: readonly TestChapter[]) =>
  `${XML}<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>Contents</title></head><body><nav epub:type="toc"><ol>${chapters
    .map(({ title }, index) => `<li><a href="text/c${index}.xhtml">${title}</a></li>`)
    .join('')}</ol></nav></body></html>`

const container = `${XML}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`

function packageFile({
  title,
  author,
  language,
  chapters,
  cover,
  coverHref = cover && 'cover.png',
}: TestBook): string {
  const pages = chapters.map(
    (_, index) => `<item id="c${index}" href="text/c${index}.xhtml" media-type="application/xhtml+xml"/>`,
  )
  const picture =
    coverHref !== undefined
      ? `<item id="cover" href="${coverHref}" media-type="image/png" properties="cover-image"/>`
      : ''
  return `${XML}<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:creator>${author}</dc:creator><dc:language>${language}</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${picture}${pages.join('')}</manifest><spine><itemref idref="nav"/>${chapters.map((_, index) => `<itemref idref="c${index}"/>`).join('')}</spine></package>`
}

/** A small EPUB 3 as a publisher's program writes it. */
export function epubBytes(book: TestBook): Uint8Array<ArrayBuffer> {
  const { chapters, extra = {}, cover, tail = '' } = book
  const files: Record<string, Uint8Array> = {
    'META-INF/container.xml': text(container),
    'OEBPS/content.opf': text(packageFile(book)),
    'OEBPS/nav.xhtml': text(nav(chapters)),
  }
  if (cover) files['OEBPS/cover.png'] = cover
  chapters.forEach((chapter, index) => {
    files[`OEBPS/text/c${index}.xhtml`] = text(xhtmlPage(chapter, tail))
  })
  for (const [name, content] of Object.entries(extra))
    files[name] = typeof content === 'string' ? text(content) : content
  const mimetype: Zippable[string] = [text('application/epub+zip'), { level: 0 }]
  return new Uint8Array(zipSync({ mimetype, ...files }))
}

export const epubFile = (book: TestBook, name = 'book.epub') =>
  new File([epubBytes(book)], name, { type: 'application/epub+zip' })

/** A picture of one pixel. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
)

export const seaside: TestBook = {
  title: 'Dəniz kənarında',
  author: 'Nigar Rəfibəyli',
  language: 'az',
  cover: PNG,
  chapters: [
    { title: 'Birinci fəsil. Külək', paragraphs: ['Külək bütün gecə əsdi.', 'Səhər dəniz sakit idi.'] },
    { title: 'İkinci fəsil. Qayıq', paragraphs: ['Qayıq sahilə yaxınlaşdı.', '— Salam! — dedi qoca.'] },
    { title: 'Epiloq', paragraphs: ['Hamı evə qayıtdı.'] },
  ],
}
