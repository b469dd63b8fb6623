import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Debian's path of EPUBCheck, the checker of the format (w3.org/publishing/epubcheck). */
const EPUBCHECK = '/usr/bin/epubcheck'

interface Report {
  messages: { ID: string; severity: string; message: string }[]
}

/** Findings of EPUBCheck about a book; none if it is not installed. */
export function epubFindings(book: Uint8Array): string[] {
  if (!existsSync(EPUBCHECK)) return []
  const folder = mkdtempSync(join(tmpdir(), 'epub-'))
  const [file, report] = [join(folder, 'book.epub'), join(folder, 'report.json')]
  try {
    writeFileSync(file, book)
    spawnSync('java', ['-jar', EPUBCHECK, file, '--json', report, '--quiet'])
    const { messages }: Report = JSON.parse(readFileSync(report, 'utf8'))
    return messages.map(({ ID, severity, message }) => `${severity} ${ID}: ${message}`)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
