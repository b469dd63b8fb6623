import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib'

/** An element of the structure tree, with the text of its marked content. */
export interface TaggedElement {
  tag: string
  text: string
  alt: string | undefined
  /** Only if it is not the document's. */
  language: string | undefined
  children: TaggedElement[]
}

const nameOf = (object: PDFObject | undefined) => (object instanceof PDFName ? object.decodeText() : '')
const stringOf = (object: PDFObject | undefined) =>
  object instanceof PDFHexString || object instanceof PDFString ? object.decodeText() : undefined

function streamOf(object: PDFObject | undefined, { context }: PDFDocument): PDFRawStream {
  const stream = context.lookup(object)
  if (!(stream instanceof PDFRawStream)) throw new TypeError('not a stream')
  return stream
}

function contentOf(document: PDFDocument, page: number): string {
  const stream = streamOf(document.getPage(page).node.get(PDFName.of('Contents')), document)
  return new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode())
}

const MARKED = /\/(\w+)(?: << \/MCID (\d+) >> BDC| BMC)\n([\s\S]*?)\nEMC/g

const shownText = (content: string) =>
  [...content.matchAll(/<([0-9a-f]*)> Tj/g)]
    .map(([, hex = '']) =>
      String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))),
    )
    .join('')
    .trim()

interface Reading {
  document: PDFDocument
  /** Text by page and number of its marked content. */
  texts: Map<string, { tag: string; text: string }>
  findings: string[]
}

function readElement(
  reading: Reading,
  ref: PDFRef,
  parent: PDFRef,
  owners: Map<string, PDFRef>,
): TaggedElement {
  const { document, texts, findings } = reading
  const element = document.context.lookup(ref, PDFDict)
  const tag = nameOf(element.get(PDFName.of('S')))
  const page = document.getPages().findIndex((each) => each.ref === element.get(PDFName.of('Pg')))
  const kids = element.lookupMaybe(PDFName.of('K'), PDFArray)?.asArray() ?? []
  if (element.get(PDFName.of('P')) !== parent) findings.push(`${tag} names another parent`)
  const [alt, language] = ['Alt', 'Lang'].map((key) => stringOf(element.get(PDFName.of(key))))
  const read: TaggedElement = { tag, text: '', alt, language, children: [] }
  for (const kid of kids) {
    if (kid instanceof PDFRef) read.children.push(readElement(reading, kid, ref, owners))
    else if (kid instanceof PDFNumber) {
      const key = `${page} ${kid.asNumber()}`
      const content = texts.get(key)
      if (content?.tag !== tag) findings.push(`${tag} owns the content ${key}, which is ${content?.tag}`)
      if (owners.get(key) !== ref) findings.push(`the parent tree has another owner of ${key}`)
      owners.delete(key)
      read.text += content?.text ?? ''
    }
  }
  return read
}

/** Elements with text or a picture that break the rules of their kind. */
function brokenIn(elements: readonly TaggedElement[]): string[] {
  const findings: string[] = []
  let level = 0
  const look = ({ tag, alt, text, children }: TaggedElement, parent: string) => {
    const heading = Number(/^H(\d)$/.exec(tag)?.[1] ?? 0)
    if (heading > level + 1) findings.push(`${tag} after level ${level}`)
    if (heading > 0) level = heading
    if (tag === 'Figure' && !alt) findings.push('a figure without a text')
    if ((heading > 0 || tag === 'P') && text === '') findings.push(`an empty ${tag}`)
    if (tag === 'Table') {
      const rows = children.filter((row) => row.tag === 'TR')
      if (rows.length !== children.length) findings.push('a table with other children than rows')
      if (new Set(rows.map((row) => row.children.length)).size > 1) findings.push('a table with uneven rows')
    }
    if (tag === 'TR' && parent !== 'Table') findings.push('a row outside a table')
    if ((tag === 'TD' || tag === 'TH') && parent !== 'TR') findings.push('a cell outside a row')
    for (const child of children) look(child, tag)
  }
  for (const element of elements) look(element, 'Document')
  return findings
}

/** Findings of qpdf, which checks the syntax of a PDF; none if it is not installed. */
function syntaxFindings(bytes: Uint8Array): string[] {
  try {
    execFileSync('qpdf', ['--version'], { stdio: 'ignore' })
  } catch {
    return []
  }
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'))
  const file = join(folder, 'document.pdf')
  try {
    writeFileSync(file, bytes)
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' })
    return status === 0 ? [] : [`qpdf: ${stdout} ${stderr}`]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Reads the structure of a PDF and checks those rules of ISO 14289-1 (PDF/UA) that apply to it: marked, with language
 * and title; all content tagged or an artifact, and owned once; headings in order, tables regular, figures described.
 */
export async function taggedPdf(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  const { catalog, context } = document
  const findings = syntaxFindings(bytes)
  const need = (isMet: boolean, finding: string) => !isMet && findings.push(finding)
  const entry = (dictionary: string, key: string) =>
    String(catalog.lookupMaybe(PDFName.of(dictionary), PDFDict)?.get(PDFName.of(key)))
  need(entry('MarkInfo', 'Marked') === 'true', 'not marked as tagged')
  need(entry('ViewerPreferences', 'DisplayDocTitle') === 'true', 'the window shows the name of the file')
  const language = stringOf(catalog.get(PDFName.of('Lang')))
  need(Boolean(language), 'no language')
  const metadata = streamOf(catalog.get(PDFName.of('Metadata')), document)
  need(new TextDecoder().decode(metadata.contents).includes('<dc:title>'), 'no title in the metadata')

  const texts: Reading['texts'] = new Map()
  for (const [index, page] of document.getPages().entries()) {
    const content = contentOf(document, index)
    for (const [, tag = '', number, inside = ''] of content.matchAll(MARKED))
      if (number !== undefined) texts.set(`${index} ${number}`, { tag, text: shownText(inside) })
    need(content.replaceAll(MARKED, '').trim() === '', `page ${index + 1} has content without a tag`)
    need(String(page.node.get(PDFName.of('Tabs'))) === '/S', `page ${index + 1} has another order of stops`)
  }

  const root = catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
  const nums = root.lookup(PDFName.of('ParentTree'), PDFDict).lookup(PDFName.of('Nums'), PDFArray)
  const owners = new Map<string, PDFRef>()
  for (let at = 0; at < nums.size(); at += 2) {
    const key = nums.lookup(at, PDFNumber).asNumber()
    const list = context.lookup(nums.get(at + 1), PDFArray).asArray()
    for (const [number, owner] of list.entries())
      if (owner instanceof PDFRef) owners.set(`${key} ${number}`, owner)
  }
  const rootRef = catalog.get(PDFName.of('StructTreeRoot'))
  const body = root.get(PDFName.of('K'))
  if (!(body instanceof PDFRef) || !(rootRef instanceof PDFRef)) throw new Error('no structure')
  const read = readElement({ document, texts, findings }, body, rootRef, owners)
  need(read.tag === 'Document', 'the structure does not begin with a document')
  need(owners.size === 0, `contents without an element: ${[...owners.keys()].join(', ')}`)
  findings.push(...brokenIn(read.children))
  return { language, title: document.getTitle(), elements: read.children, findings }
}
