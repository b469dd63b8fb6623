import type { ReadChapter } from '#mocks/engines/books/book-engine.ts'
import { newBlock, requireBlockLimit } from '#mocks/features/projects/new-block.ts'
import { saveOutline } from '#mocks/features/projects/outline.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { MessageKey, MessageParams } from '#mocks/messages/catalogue.ts'
import { CHAPTER_TITLE_MAX } from '#src/contract/limits.ts'
import { portionsOf } from '#src/rules/cut-text.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import type { YieldToPage } from '#src/rules/yield-to-page.ts'
import { facts } from './facts.ts'

type Content = Pick<BlockRow, 'type' | 'text' | 'voice_id' | 'settings'>

const textContent = (text: string): Content => ({ type: 'text', text, voice_id: null, settings: null })

/** Returns names for untitled chapters, in the customer's language. */
type NameChapter = (key: MessageKey, params?: MessageParams) => string

/** A placeholder with the name of an unreadable chapter, excluded from the audio. */
function placeholderOf(chapter: ReadChapter, say: NameChapter): ReadChapter {
  const { unread, scanned } = chapter
  if (scanned !== undefined)
    return {
      ...chapter,
      title: say('book_pages_scanned', { pages: scanned }),
      paragraphs: [say('book_pages_scanned_text')],
    }
  if (unread === undefined) return chapter
  return {
    ...chapter,
    title: say('book_page_unread', { page: unread }),
    paragraphs: [say('book_page_unread_text')],
  }
}

function* contentsOf({ title, paragraphs, isMatter }: ReadChapter, unnamed: string): Generator<Content> {
  const settings = isMatter ? { is_left_out: true } : null
  yield { type: 'chapter', text: cutTo(title || unnamed, CHAPTER_TITLE_MAX), voice_id: null, settings }
  const limit = facts.limits.max_chars ?? Number.POSITIVE_INFINITY
  for (const paragraph of paragraphs) for (const text of portionsOf(paragraph, limit)) yield textContent(text)
}

export async function placeChapters(
  tx: Transaction,
  project: ProjectRow,
  chapters: readonly ReadChapter[],
  { say, yieldToPage }: { say: NameChapter; yieldToPage: YieldToPage },
): Promise<BlockRow[]> {
  const unnamed = say('book_chapter_unnamed')
  const contents = chapters.flatMap((chapter) => [...contentsOf(placeholderOf(chapter, say), unnamed)])
  requireBlockLimit(tx, project, contents.length)
  const blocks: BlockRow[] = []
  for (const content of contents) {
    await yieldToPage()
    blocks.push(tx.blocks.create(newBlock(project.id, null, content)))
  }
  saveOutline(
    tx,
    project.id,
    blocks.map(({ id }) => id),
  )
  return blocks
}
