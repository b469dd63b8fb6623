import { packFiles } from '../archive/zip.ts'
import { DOCX_STYLES } from './docx-styles.ts'
import { xmlText } from './xml-text.ts'

export interface DocxRun {
  text: string
  style?: 'speaker' | 'time'
  /** Only if it differs from the document's. */
  language?: string
}

export interface DocxParagraph {
  style?: 'title' | 'note' | 'chapter' | 'heading'
  isOnNewPage?: boolean
  runs: readonly DocxRun[]
}

export interface DocxDocument {
  title: string
  /** Language of the text, such as `az-AZ`, for the spelling checker. */
  language: string
  paragraphs: readonly DocxParagraph[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const WORD_MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

const styleIds = { title: 'Title', note: 'Subtitle', chapter: 'Heading1', heading: 'Heading2' } as const
const runStyleIds = { speaker: 'Speaker', time: 'Time' } as const

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD_MIME}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD_MIME}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`

const RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="${PACKAGE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`

const DOCUMENT_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`

function runXml({ text, style, language }: DocxRun): string {
  const parts = [
    style && `<w:rStyle w:val="${runStyleIds[style]}"/>`,
    language && `<w:lang w:val="${xmlText(language)}"/>`,
  ]
  const inside = parts.filter(Boolean).join('')
  const properties = inside && `<w:rPr>${inside}</w:rPr>`
  return `<w:r>${properties}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`
}

function paragraphXml({ style, isOnNewPage, runs }: DocxParagraph): string {
  const parts = [style && `<w:pStyle w:val="${styleIds[style]}"/>`, isOnNewPage && '<w:pageBreakBefore/>']
  const inside = parts.filter(Boolean).join('')
  const properties = inside && `<w:pPr>${inside}</w:pPr>`
  return `<w:p>${properties}${runs.map(runXml).join('')}</w:p>`
}

const coreXml = ({ title, language }: DocxDocument) =>
  `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xmlText(title)}</dc:title><dc:language>${xmlText(language)}</dc:language></cp:coreProperties>`

const documentXml = ({ paragraphs }: DocxDocument) =>
  `${HEAD}<w:document xmlns:w="${MAIN}"><w:body>${paragraphs.map(paragraphXml).join('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr></w:body></w:document>`

const stylesXml = ({ language }: DocxDocument) =>
  `${HEAD}<w:styles xmlns:w="${MAIN}">${DOCX_STYLES.replace('{language}', xmlText(language))}</w:styles>`

/** A Word document (Office Open XML): plain paragraphs in named styles, A4. The same content gives the same bytes. */
export function writeDocx(content: DocxDocument): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  // Some readers expect the list of types first.
  return packFiles({
    '[Content_Types].xml': encoder.encode(CONTENT_TYPES),
    '_rels/.rels': encoder.encode(RELATIONS),
    'docProps/core.xml': encoder.encode(coreXml(content)),
    'word/document.xml': encoder.encode(documentXml(content)),
    'word/styles.xml': encoder.encode(stylesXml(content)),
    'word/_rels/document.xml.rels': encoder.encode(DOCUMENT_RELATIONS),
  })
}
