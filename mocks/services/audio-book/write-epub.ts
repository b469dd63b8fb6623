import { packBook } from '#mocks/engines/archive/zip.ts'
import { xmlText } from '#mocks/engines/documents/xml-text.ts'
import type { PlacedTake } from '#mocks/features/exports/export-job.ts'
import { fingerprintOf } from '#src/rules/fingerprint.ts'
import type { BookFacts } from './book-tags.ts'
import { epubWords } from './epub-words.ts'

interface SpokenChapter {
  title: string
  /** Length of its sound, in seconds. */
  duration: number
  spoken: readonly PlacedTake[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XHTML = 'http://www.w3.org/1999/xhtml'
const OPS_NAMESPACE = 'http://www.idpf.org/2007/ops'
const SPOKEN_CLASS = 'spoken'
const CHAPTER_ID = 'chapter'

const CONTAINER = `${HEAD}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`
const STYLE = `body { line-height: 1.5; margin: 1em; }\n.${SPOKEN_CLASS} { background: #ffe9a8; }\n`

const nameOf = (index: number) => `chapter-${String(index + 1).padStart(3, '0')}`
const idOf = (index: number) => `p${index + 1}`
const secondsText = (value: number) => `${value.toFixed(3)}s`

const xhtmlPage = (language: string, title: string, body: string) =>
  `${HEAD}<html xmlns="${XHTML}" xmlns:epub="${OPS_NAMESPACE}" lang="${language}" xml:lang="${language}"><head><title>${xmlText(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head><body>${body}</body></html>`

function chapterPage({ title, spoken }: SpokenChapter, language: string): string {
  const paragraphs = spoken.map(({ take }, index) => {
    const tag = take.type === 'chapter' ? 'h1' : 'p'
    return `<${tag} id="${idOf(index)}">${xmlText(take.text)}</${tag}>`
  })
  return xhtmlPage(
    language,
    title,
    `<section id="${CHAPTER_ID}" epub:type="chapter" role="doc-chapter">${paragraphs.join('\n')}</section>`,
  )
}

function mediaOverlay({ spoken, duration: end }: SpokenChapter, name: string): string {
  const pairs = spoken.map(({ take, start }, index) => {
    const stop = Math.min(start + take.duration, end)
    return `<par id="s${index + 1}"><text src="${name}.xhtml#${idOf(index)}"/><audio src="${name}.mp3" clipBegin="${secondsText(start)}" clipEnd="${secondsText(stop)}"/></par>`
  })
  return `${HEAD}<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="${OPS_NAMESPACE}" version="3.0"><body epub:textref="${name}.xhtml#${CHAPTER_ID}">${pairs.join('\n')}</body></smil>`
}

/** Length of the audio overlay: silences between the paragraphs are skipped. */
const audioSeconds = ({ spoken }: SpokenChapter) => spoken.reduce((sum, { take }) => sum + take.duration, 0)

/** The table of contents, and the landmarks, which reading apps offer in a menu of their own. */
function contentsPage({ language, title }: BookFacts, chapters: readonly SpokenChapter[]): string {
  const words = epubWords(language)
  const entries = chapters.map((chapter, index) => {
    return `<li><a href="${nameOf(index)}.xhtml">${xmlText(chapter.title)}</a></li>`
  })
  const start = `<li><a epub:type="bodymatter" href="${nameOf(0)}.xhtml">${words.start}</a></li>`
  return xhtmlPage(
    language,
    title,
    `<nav epub:type="toc" role="doc-toc"><h1>${xmlText(title)}</h1><ol>${entries.join('')}</ol></nav><nav epub:type="landmarks" hidden="hidden"><h2>${words.landmarks}</h2><ol>${start}</ol></nav>`,
  )
}

const FEATURES = [
  'tableOfContents',
  'readingOrder',
  'structuralNavigation',
  'displayTransformability',
  'synchronizedAudioText',
] as const

/** How the book can be perceived (EPUB Accessibility 1.1); catalogues and reading apps show it before it is opened. */
function accessMetadata({ language, cover }: BookFacts): string[] {
  const entries = [
    ...['textual', 'auditory', ...(cover ? ['visual'] : [])].map((mode) => ['accessMode', mode]),
    ...['textual', 'auditory', 'textual,auditory'].map((modes) => ['accessModeSufficient', modes]),
    ...FEATURES.map((feature) => ['accessibilityFeature', feature]),
    ['accessibilityHazard', 'none'],
    ['accessibilitySummary', epubWords(language).summary],
  ]
  return entries.map(([name, value]) => `<meta property="schema:${name}">${value}</meta>`)
}

const endingByType = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const
const coverName = ({ cover }: BookFacts) =>
  cover && `cover.${endingByType[cover.mime as keyof typeof endingByType] ?? 'jpg'}`

function packageManifest(facts: BookFacts, chapters: readonly SpokenChapter[]): string {
  const cover = coverName(facts)
  const own = chapters.map((_, index) => {
    const name = nameOf(index)
    return [
      `<item id="${name}" href="${name}.xhtml" media-type="application/xhtml+xml" media-overlay="${name}-overlay"/>`,
      `<item id="${name}-overlay" href="${name}.smil" media-type="application/smil+xml"/>`,
      `<item id="${name}-sound" href="${name}.mp3" media-type="audio/mpeg"/>`,
    ].join('')
  })
  return [
    '<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    cover && `<item id="cover" href="${cover}" media-type="${facts.cover?.mime}" properties="cover-image"/>`,
    ...own,
  ]
    .filter(Boolean)
    .join('')
}

/** The same book always gets the same id, so that reading apps keep the reader's place. */
async function bookId({ title, author, language }: BookFacts): Promise<string> {
  const print = await fingerprintOf(new TextEncoder().encode(`${title}\n${author}\n${language}`))
  const hex = print.slice(0, 32)
  return `urn:uuid:${[8, 13, 18, 23].reduce((id, at) => `${id.slice(0, at)}-${id.slice(at)}`, hex)}`
}

function packageFile(
  facts: BookFacts,
  chapters: readonly SpokenChapter[],
  id: string,
  modified: string,
): string {
  const { title, author, narrator, language } = facts
  const total = chapters.reduce((sum, chapter) => sum + audioSeconds(chapter), 0)
  const durations = chapters.map(
    (chapter, index) =>
      `<meta property="media:duration" refines="#${nameOf(index)}-overlay">${secondsText(audioSeconds(chapter))}</meta>`,
  )
  const metadata = [
    `<dc:identifier id="id">${id}</dc:identifier>`,
    `<dc:title>${xmlText(title)}</dc:title>`,
    `<dc:language>${language}</dc:language>`,
    author && `<dc:creator>${xmlText(author)}</dc:creator>`,
    narrator && `<meta property="media:narrator">${xmlText(narrator)}</meta>`,
    `<meta property="dcterms:modified">${modified}</meta>`,
    `<meta property="media:active-class">${SPOKEN_CLASS}</meta>`,
    `<meta property="media:duration">${secondsText(total)}</meta>`,
    ...accessMetadata(facts),
    ...durations,
  ]
  const spine = chapters.map((_, index) => `<itemref idref="${nameOf(index)}"/>`)
  return `${HEAD}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata.filter(Boolean).join('')}</metadata><manifest>${packageManifest(facts, chapters)}</manifest><spine>${spine.join('')}</spine></package>`
}

/**
 * EPUB 3 with media overlays: supporting reading apps highlight each paragraph while it is spoken.
 * @param atMs creation time of the book, in ms since 1970
 */
export function growingEpub(facts: BookFacts, atMs: number) {
  const text = (content: string) => new TextEncoder().encode(content)
  const modified = new Date(atMs).toISOString().replace(/\.\d+Z$/, 'Z')
  const zip = packBook('application/epub+zip')
  const chapters: SpokenChapter[] = []
  zip.add('META-INF/container.xml', text(CONTAINER))
  zip.add('book/style.css', text(STYLE))
  const cover = coverName(facts)
  if (cover && facts.cover) zip.add(`book/${cover}`, facts.cover.bytes)
  return {
    add(chapter: SpokenChapter, mp3: Uint8Array<ArrayBuffer>) {
      const name = nameOf(chapters.length)
      chapters.push(chapter)
      zip.add(`book/${name}.xhtml`, text(chapterPage(chapter, facts.language)))
      zip.add(`book/${name}.smil`, text(mediaOverlay(chapter, name)))
      zip.add(`book/${name}.mp3`, mp3)
    },
    async finish(): Promise<Blob> {
      zip.add('book/package.opf', text(packageFile(facts, chapters, await bookId(facts), modified)))
      zip.add('book/contents.xhtml', text(contentsPage(facts, chapters)))
      return zip.finish()
    },
  }
}
