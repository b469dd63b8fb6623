import type { SoundTags } from '#mocks/engines/audio/write-id3.ts'
import type { ExportJob } from '#mocks/features/exports/export-job.ts'
import { trackLanguage } from '#src/rules/track-language.ts'
import { narratorOf } from './narrator.ts'

export interface BookFacts {
  title: string
  author: string
  narrator: string
  /** Language of the text: `az`. */
  language: string
  cover: { mime: string; bytes: Uint8Array<ArrayBuffer> } | undefined
}

export async function bookFacts({ db, files, row }: ExportJob): Promise<BookFacts> {
  const project = db.projects.need(row.project_id)
  const { id, title, language } = project
  const { author, cover } = db.books.need(id)
  const picture = cover && (await files.read(cover.key))
  return {
    title,
    author,
    narrator: narratorOf(db, project),
    language: db.languages.get(language)?.code ?? 'und',
    cover:
      cover && picture ? { mime: cover.mime, bytes: new Uint8Array(await picture.arrayBuffer()) } : undefined,
  }
}

export const tagsOf = ({ title, author, language, cover }: BookFacts): SoundTags => ({
  title,
  artist: author,
  album: title,
  language: trackLanguage(language),
  // Players support JPEG and PNG.
  cover: cover?.mime === 'image/webp' ? undefined : cover,
})
