import { decodeStream } from './pdf-streams.ts'

/** Content between `obj` and `endobj`: the dictionary as text, and the bytes of the file from its stream on. */
interface PdfObject {
  readonly text: string
  readonly generation: number
  readonly bytes: Uint8Array<ArrayBuffer> | undefined
}

export type PdfObjects = ReadonlyMap<number, PdfObject>

export const refsIn = (text: string) =>
  [...text.matchAll(/(\d+)\s+\d+\s+R\b/g)].map(([, number]) => Number(number))

function wholeDictionary(text: string): string {
  let depth = 0
  for (const { 0: mark, index } of text.matchAll(/<<|>>/g)) {
    depth += mark === '<<' ? 1 : -1
    if (depth === 0) return text.slice(0, index + 2)
  }
  return ''
}

export function entryOf(text: string, key: string): string {
  const match = new RegExp(`/${key}\\s*(\\[[^\\]]*\\]|<<|\\d+\\s+\\d+\\s+R)`).exec(text)
  if (match?.[1] === '<<') return wholeDictionary(text.slice(match.index + match[0].length - 2))
  return match?.[1] ?? ''
}

export function resolveReference(objects: PdfObjects, value: string): string {
  if (value.startsWith('<<') || value.startsWith('[')) return value
  const [number = 0] = refsIn(value)
  return objects.get(number)?.text ?? ''
}

/** A photograph embedded unchanged; undefined for formats that browsers do not show. */
export function imageOf(object: PdfObject | undefined) {
  const { text = '', bytes } = object ?? {}
  const isPhoto =
    /\/Subtype\s*\/Image\b/.test(text) && /\/Filter\s*\[?\s*\/DCTDecode\s*(?:\]|\/|>)/.test(text)
  const [width, height] = ['Width', 'Height'].map((side) =>
    Number(new RegExp(`/${side}\\s+(\\d+)`).exec(text)?.[1] ?? 0),
  )
  if (!isPhoto || !bytes || !width || !height) return undefined
  return { image: new Blob([bytes], { type: 'image/jpeg' }), width, height }
}

const latin1Text = (bytes: Uint8Array) => {
  let text = ''
  // In chunks, because engines limit the number of arguments of a call.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

/** Content of a stream as text, one character per byte; empty for filters that only pictures use. */
export function streamText({ text, bytes }: PdfObject): string {
  return latin1Text((bytes && decodeStream(text, bytes)) ?? new Uint8Array())
}

const STREAM = /^[\s\S]*?>>\s*stream\r?\n/

function uncompressedObjects(file: Uint8Array<ArrayBuffer>, text: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>()
  for (const match of text.matchAll(/(\d+)\s+(\d+)\s+obj\b/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('endobj', start)
    const body = text.slice(start, end === -1 ? undefined : end)
    const head = STREAM.exec(body)?.[0]
    const from = start + (head?.length ?? 0)
    const to = text.indexOf('endstream', from)
    objects.set(Number(match[1]), {
      text: head ?? body,
      generation: Number(match[2]),
      bytes: head === undefined ? undefined : file.slice(from, to === -1 ? undefined : to),
    })
  }
  return objects
}

/** Objects in a compressed object stream (ISO 32000-1, 7.5.7). */
function compressedObjects(object: PdfObject): [number, PdfObject][] {
  const text = streamText(object)
  const first = Number(/\/First\s+(\d+)/.exec(object.text)?.[1] ?? 0)
  const places = text.slice(0, first).trim().split(/\s+/).map(Number)
  const found: [number, PdfObject][] = []
  for (let at = 0; at + 1 < places.length; at += 2) {
    const start = first + (places[at + 1] ?? 0)
    const end = at + 3 < places.length ? first + (places[at + 3] ?? 0) : undefined
    found.push([places[at] ?? 0, { text: text.slice(start, end), generation: 0, bytes: undefined }])
  }
  return found
}

/** Data needed to check passwords: the encryption dictionary, and the file's first id, in hex or in brackets. */
export interface PdfLock {
  readonly dictionary: string
  readonly id: string
}

function lockOf(objects: PdfObjects, text: string): PdfLock | undefined {
  const [, number] = /\/Encrypt\s+(\d+)\s+\d+\s+R/.exec(text) ?? []
  if (number === undefined) return undefined
  const [, id = ''] = /\/ID\s*\[\s*(<[\dA-Fa-f\s]*>|\((?:\\[\s\S]|[^\\)])*\))/.exec(text) ?? []
  return { dictionary: objects.get(Number(number))?.text ?? '', id }
}

/** The content of an encrypted stream; a damaged one is left as it is. */
export type DecryptStream = (
  place: { number: number; generation: number },
  bytes: Uint8Array<ArrayBuffer>,
) => Promise<Uint8Array<ArrayBuffer>>

interface ReadObjects {
  readonly objects: PdfObjects
  /** The file requires a password to be read. */
  readonly isLocked: boolean
  readonly root: number | undefined
}

async function decryptAll(objects: Map<number, PdfObject>, decrypt: DecryptStream): Promise<void> {
  for (const [number, { text, generation, bytes }] of [...objects]) {
    if (!bytes || /\/Type\s*\/XRef\b/.test(text)) continue
    objects.set(number, { text, generation, bytes: await decrypt({ number, generation }, bytes) })
  }
}

/** @param openLock returns undefined if a password is required */
export async function readObjects(
  file: Blob,
  openLock: (lock: PdfLock) => Promise<DecryptStream | undefined>,
): Promise<ReadObjects> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = latin1Text(bytes)
  const objects = uncompressedObjects(bytes, text)
  const lock = lockOf(objects, text)
  const decrypt = lock && (await openLock(lock))
  if (decrypt) await decryptAll(objects, decrypt)
  for (const object of [...objects.values()]) {
    if (!/\/Type\s*\/ObjStm\b/.test(object.text)) continue
    for (const [number, packed] of compressedObjects(object)) {
      if (!objects.has(number)) objects.set(number, packed)
    }
  }
  const [, root] = [...text.matchAll(/\/Root\s+(\d+)\s+\d+\s+R\b/g)].at(-1) ?? []
  return {
    objects,
    isLocked: lock !== undefined && decrypt === undefined,
    root: root === undefined ? undefined : Number(root),
  }
}
