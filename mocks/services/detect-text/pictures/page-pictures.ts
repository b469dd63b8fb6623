import type { MadeFile, MakeFile } from '#mocks/engines/file-maker.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import { isSamplePage, sampleDocument } from './sample-pages.ts'

/** Name of the picture of a page; another one each time that it is made anew. */
export const pictureKey = (blockId: number, number: number) => `page-${blockId}-${number}.jpg`

function blockOfPicture(db: Database, key: string): BlockRow | undefined {
  const [, id] = /^page-(\d+)-\d+\.jpg$/.exec(key) ?? []
  const block = id === undefined ? undefined : (db.blocks.get(Number(id)) ?? db.removedBlocks.get(Number(id)))
  return block?.page?.image === key ? block : undefined
}

type Parts = Parameters<MakeFile>[1]

async function documentOf({ files, engines }: Parts, key: string): Promise<Blob | undefined> {
  const kept = await files.read(key)
  if (kept || !isSamplePage(key)) return kept
  return engines.pages.draw(sampleDocument(key))
}

/** Makes the picture of a page when it is first asked for. */
export async function makePagePicture(key: string, parts: Parts): Promise<MadeFile | undefined> {
  const page = blockOfPicture(parts.db, key)?.page
  if (!page) return undefined
  const document = await documentOf(parts, page.file)
  if (!document) return undefined
  const { content } = await parts.engines.pages.show(document, page)
  return { key, content, mime: 'image/jpeg', name: key }
}
