import { guessLanguage } from '#mocks/catalog/guess-language.ts'
import type { ReadBook } from '#mocks/engines/books/book-engine.ts'
import { firstVoice, requireLanguage } from '#mocks/features/projects/chosen-voice.ts'
import { sumFigures } from '#mocks/features/projects/figures.ts'
import { savePicture } from '#mocks/features/projects/save-picture.ts'
import { titleOfFile } from '#mocks/features/projects/title-of-file.ts'
import { continueSpeech } from '#mocks/features/runs/continue-run.ts'
import { planPaidSpeech } from '#mocks/features/runs/paid-run.ts'
import { startRun } from '#mocks/features/runs/start-run.ts'
import type { ContextOf, Service } from '#mocks/features/service.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import { say } from '#mocks/messages/catalogue.ts'
import { BOOK_NAME_MAX, TITLE_MAX } from '#src/contract/limits.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { createYield } from '#src/rules/yield-to-page.ts'
import { acceptBook } from './accept-book.ts'
import { changeBook } from './book-settings.ts'
import { bookView } from './book-view.ts'
import { includedFigures, includedIds } from './chapters.ts'
import { facts } from './facts.ts'
import { placeChapters } from './place-chapters.ts'
import { recastCharacters } from './recast-characters.ts'

/** Characters that are enough to detect the language. */
const DETECTED_CHARACTERS = 5_000

const openingText = ({ chapters }: ReadBook) =>
  chapters
    .flatMap(({ isMatter, paragraphs }) => (isMatter ? [] : paragraphs))
    .join('\n')
    .slice(0, DETECTED_CHARACTERS)

/** Language from the file; plain text has none, so it is detected. */
function languageOf({ tx, locale }: ContextOf<'initProject'>, read: ReadBook): number | undefined {
  const likely = [locale, ...LocaleCode.options.filter((each) => each !== locale)]
  const code = read.language?.slice(0, 2).toLowerCase() ?? guessLanguage(openingText(read), likely)
  const row = tx.languages.first({ code })
  return row?.services.includes('audio-book') ? row.id : undefined
}

function choicesFor(context: ContextOf<'initProject'>, read: ReadBook, project: ProjectRow) {
  const { tx, body, customer } = context
  const language = body.language ?? languageOf(context, read) ?? project.language
  requireLanguage(tx, 'audio-book', language)
  return { language, voice_id: body.voice_id ?? firstVoice(tx, customer.id, language) }
}

async function initBook(context: ContextOf<'initProject'>, project: ProjectRow) {
  const { tx, body, locale } = context
  const read = await acceptBook(context, body.file)
  const yieldToPage = createYield()
  const choices = choicesFor(context, read, project)
  const given = body.title ?? read.title ?? titleOfFile(body.file?.name) ?? ''
  const title = cutTo(given, TITLE_MAX) || project.title
  const book = tx.books.create({
    id: project.id,
    author: cutTo(read.author ?? '', BOOK_NAME_MAX),
    narrator: '',
    voices: [],
    cover: null,
    ...body.book,
  })
  // An unusable cover picture is no reason to refuse the book.
  const place = { name: `cover-${book.id}`, before: book.cover }
  const cover = read.cover && (await savePicture(tx, new Blob([read.cover]), place).catch(() => null))
  if (body.image) tx.books.update(book.id, { cover: await savePicture(tx, body.image, place) })
  else if (cover) tx.books.update(book.id, { cover })
  const blocks = await placeChapters(tx, project, read.chapters, {
    say: (key, params) => say(locale, key, params),
    yieldToPage,
  })
  await yieldToPage()
  tx.projects.update(project.id, { title, ...choices, ...sumFigures(tx, { ...project, ...choices }, blocks) })
  await yieldToPage()
}

export const audioBook: Service = {
  facts,
  init: initBook,
  updateSettings: changeBook,
  generate({ tx, body }, project) {
    const included = includedIds(tx, project)
    return startRun(tx, project, body, ({ id }) => included.has(id))
  },
  paid: planPaidSpeech,
  continueWork(tx, project, shown) {
    const { author = '', narrator = '', voices = [] } = shown.body.book ?? {}
    tx.books.create({ id: project.id, author, narrator, cover: null, voices })
    continueSpeech(tx, project, shown)
  },
  exportSound: async (job) => (await import('./export-book.ts')).exportBook(job),
  summary: includedFigures,
  body: (tx, project) => ({ book: bookView(tx, project) }),
  loseVoice: recastCharacters,
  remove(tx, { id }) {
    const book = tx.books.get(id)
    if (book?.cover) tx.files.remove(book.cover.key)
    if (book) tx.books.remove(id)
  },
}
