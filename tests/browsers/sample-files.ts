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

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

/** Functions that return the path of a file that journeys send; each file is written when a journey first needs it. */
export function sampleFilesIn(folder: string) {
  mkdirSync(folder, { recursive: true })
  function once(name: string, make: () => Promise<Uint8Array>) {
    let path: Promise<string> | undefined
    const write = async () => {
      writeFileSync(join(folder, name), await make())
      return join(folder, name)
    }
    return () => {
      path ??= write()
      return path
    }
  }
  return {
    voice: once('voice.wav', async () =>
      bytesOf(await wavFile(await reading({ gender: 'woman', number: 2 }, SAMPLE_SECONDS))),
    ),
    book: once('book.epub', async () => epubBytes(seaside)),
    film: once('film.mp4', async () => bytesOf(await filmWith(await speakAsStranger(LINES)))),
    // A person's English: the sandbox does not hear words in its own voices.
    speech: async () => join(ROOT, 'tests/support/files/sense-and-sensibility.wav'),
    document: once('shop.pdf', () =>
      pdfBytes(Array.from({ length: 5 }, (_, page) => [`Page ${page + 1}`, PDF_TEXT])),
    ),
  }
}

export type SampleFiles = ReturnType<typeof sampleFilesIn>
