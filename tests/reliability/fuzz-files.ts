import { readFileSync } from 'node:fs'
import { BookError } from '#mocks/engines/books/book-engine.ts'
import { createNodeBookEngine } from '#mocks/engines/books/create-node-book-engine.ts'
import { textOfMarkdown } from '#mocks/services/chat-bot/markdown-text.ts'
import { textOfTable } from '#mocks/services/chat-bot/table-text.ts'
import { readPlainText } from '#src/rules/plain-text.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Read = (bytes: Bytes) => Promise<string>

const books = createNodeBookEngine()

const book =
  (ending: string): Read =>
  async (bytes) => {
    const { chapters } = await books.read({ bytes, ending, locale: 'az' })
    return chapters
      .flatMap(({ title, paragraphs, unread }) => [title, unread ?? '', ...paragraphs])
      .join('\n')
  }

const text =
  (read: (text: string) => Promise<string>): Read =>
  async (bytes) => {
    const plain = readPlainText(bytes, 'az')
    if (!plain) throw new BookError('unreadable')
    return read(plain.text)
  }

/** The reader of each kind, with a file of the kind: another kind is another row. */
const readers: readonly (readonly [file: string, read: Read])[] = [
  ['31-txt-utf8-one-bad-byte.txt', book('txt')],
  ['36-docx-tracked-changes.docx', book('docx')],
  ['39-epub-names-nfd.epub', book('epub')],
  ['60-csv-empty-cells.csv', text(textOfTable)],
  ['64-md-front-matter-table-list.md', text(textOfMarkdown)],
]

const VARIANTS = 2000
const SEED = 38

/** The same numbers in every run (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) % Math.max(1, below)
  }
}

function variant(bytes: Bytes, random: (below: number) => number): Bytes {
  const from = random(bytes.length)
  const to = Math.min(bytes.length, from + 1 + random(64))
  const way = random(3)
  if (way === 0) return Uint8Array.from([...bytes.subarray(0, from), ...bytes.subarray(to)])
  if (way === 1) return bytes.map((byte, at) => (at === from ? byte ^ (1 << random(8)) : byte))
  return Uint8Array.from([...bytes.subarray(0, to), ...bytes.subarray(from)])
}

const failures: string[] = []
for (const [name, read] of readers) {
  const whole = new Uint8Array(readFileSync(new URL(`../support/files/${name}`, import.meta.url)))
  const random = randomFrom(SEED)
  let refused = 0
  for (let number = 0; number < VARIANTS; number += 1) {
    try {
      const out = await read(variant(whole, random))
      if (out.trim() === '') failures.push(`${name}, variant ${number}: nothing is read, and nothing said`)
    } catch (error) {
      if (error instanceof BookError) refused += 1
      else failures.push(`${name}, variant ${number}: ${String(error)}`)
    }
  }
  process.stdout.write(`${name}: ${VARIANTS - refused} read, ${refused} refused with a reason\n`)
}
process.stdout.write(failures.length === 0 ? 'No crash.\n' : `${failures.slice(0, 20).join('\n')}\n`)
process.exitCode = failures.length === 0 ? 0 : 1
