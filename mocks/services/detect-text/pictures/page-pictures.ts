import type { MadeFile, MakeFile } from '#mocks/engines/file-maker.ts'
import type { DrawnPage, PagePicture } from '#mocks/engines/pages/page-engine.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { PageContent } from '#mocks/kernel/rows/detect-text-rows.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Rotation } from '#src/contract/generate-body.ts'
import { isSamplePage, sampleDocument } from './sample-pages.ts'

/** Longest side of a thumbnail in pixels: sharp on a high-density screen. */
const THUMBNAIL_SIDE = 192

/** Name of a page's picture, with a new number each time it is made again. */
export const pictureKey = (blockId: number, number: number) => `page-${blockId}-${number}.jpg`

export const thumbnailKey = (image: string) => image.replace(/^page/, 'small')

const PICTURE_KEY = /^(page|small)-(\d+)-\d+\.jpg$/

/** An address of an earlier picture shows the page as it is now. */
function blockOfPicture(db: Database, key: string): BlockRow | undefined {
  const [, , id] = PICTURE_KEY.exec(key) ?? []
  return id === undefined ? undefined : (db.blocks.get(Number(id)) ?? db.removedBlocks.get(Number(id)))
}

type Dependencies = Parameters<MakeFile>[1]

const scalePage = ({ width, height, lines }: DrawnPage, longest: number): DrawnPage => {
  const scale = longest / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale), lines }
}

async function documentOf({ files, engines }: Dependencies, key: string, longest?: number) {
  const kept = await files.read(key)
  if (kept || !isSamplePage(key)) return kept
  const drawn = sampleDocument(key)
  return engines.pages.draw(longest === undefined ? drawn : scalePage(drawn, longest))
}

export async function turnedPicture(
  parts: Dependencies,
  page: PageContent,
  turn: Rotation,
): Promise<PagePicture> {
  const document = await documentOf(parts, page.file)
  if (!document) throw new Error(`there is no document ${page.file}`)
  const { number, crop } = page
  return parts.engines.pages.show(document, { number, crop, rotation: turnedBy(page.rotation, turn) })
}

export const turnedBy = (rotation: Rotation, turn: Rotation) => ((rotation + turn) % 360) as Rotation

/** Source of a page's picture; a straightened page exists only as its picture. */
async function sourceOf(parts: Dependencies, page: PageContent, longest?: number) {
  const shown = longest === undefined ? undefined : await parts.files.read(page.image)
  if (shown) return { document: shown, place: { number: 1, rotation: 0, crop: null } as const }
  return { document: await documentOf(parts, page.file, longest), place: page }
}

export async function makePagePicture(key: string, parts: Dependencies): Promise<MadeFile | undefined> {
  const page = blockOfPicture(parts.db, key)?.page
  if (!page) return undefined
  const longest = key.startsWith('small') ? THUMBNAIL_SIDE : undefined
  const { document, place } = await sourceOf(parts, page, longest)
  if (!document) return undefined
  const { number, rotation, crop } = place
  const size = longest === undefined ? {} : { longest }
  const { content } = await parts.engines.pages.show(document, { number, rotation, crop, ...size })
  return { key, content, mime: 'image/jpeg', name: key }
}

/** Deletes all pictures ever made of pages. While a page is read again, its earlier picture is still shown. */
export function removePictures(tx: Transaction, blockIds: ReadonlySet<number>): void {
  for (const { id } of tx.fileRecords.list()) {
    const [, , block] = PICTURE_KEY.exec(id) ?? []
    if (block !== undefined && blockIds.has(Number(block))) tx.files.remove(id)
  }
}
