import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { speakAsStranger } from '#tests/support/backend/transcript-project.ts'
import { reading, wavFile } from '#tests/support/backend/voice-recordings.ts'
import { epubBytes, seaside } from '#tests/support/book-files.ts'
import { filmWith } from '#tests/support/film-file.ts'
import { pdfBytes } from '#tests/support/pdf-file.ts'
import { ROOT } from '#tests/support/project-files.ts'

export const PDF_TEXT = 'Delivery takes three days.'
export const BOOK_TITLE = seaside.title

const LINES = ['The meeting begins at ten.', 'Please bring your own cup.']
const SAMPLE_SECONDS = 31

/** Writes the files that the journeys send. Returns their paths. */
export async function writeSampleFiles(folder: string) {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, bytes: Uint8Array) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    return path
  }
  const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())
  return {
    voice: write(
      'voice.wav',
      await bytesOf(await wavFile(await reading({ gender: 'woman', number: 2 }, SAMPLE_SECONDS))),
    ),
    book: write('book.epub', epubBytes(seaside)),
    film: write('film.mp4', await bytesOf(await filmWith(await speakAsStranger(LINES)))),
    // A person's English: the sandbox does not hear words in its own voices.
    speech: join(ROOT, 'tests/support/files/sense-and-sensibility.wav'),
    document: write(
      'shop.pdf',
      await pdfBytes(Array.from({ length: 5 }, (_, page) => [`Page ${page + 1}`, PDF_TEXT])),
    ),
  }
}

export type SampleFiles = Awaited<ReturnType<typeof writeSampleFiles>>
