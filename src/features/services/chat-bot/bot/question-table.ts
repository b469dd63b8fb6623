import type { Refusals } from '#src/api/api-error.ts'
import { BLOCK_TEXT_MAX, QUESTION_MAX } from '#src/contract/limits.ts'
import type { ColumnNames, TableLine } from '#src/features/tables/columns.ts'

type Field = 'question' | 'answer'

export const QUESTION_FIELDS: readonly Field[] = ['question', 'answer']

/** Names of these columns in files of this app and of others. */
export const QUESTION_COLUMNS: ColumnNames<Field> = {
  question: ['question', 'questions', 'q', 'sual', 'suallar', 'soru', 'sorular', 'вопрос', 'вопросы'],
  answer: ['answer', 'answers', 'a', 'cavab', 'cavablar', 'yanıt', 'yanıtlar', 'cevap', 'ответ', 'ответы'],
}

/** Why a row cannot be added; `double` and `known` are questions of an earlier row and of a source. */
export type RowFault = 'noQuestion' | 'noAnswer' | 'longQuestion' | 'longAnswer' | 'wide' | 'double' | 'known'

export interface QuestionRow {
  /** Number of the row in the table. */
  readonly id: number
  readonly question: string
  readonly answer: string
  readonly fault: RowFault | undefined
}

/** Questions are the same in any case and spacing. */
export const sameQuestion = (text: string) => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase()

function faultOf({ cells: { question, answer }, isTooWide }: TableLine<Field>): RowFault | undefined {
  if (question === '') return 'noQuestion'
  if (answer === '') return 'noAnswer'
  if (question.length > QUESTION_MAX) return 'longQuestion'
  if (answer.length > BLOCK_TEXT_MAX) return 'longAnswer'
  return isTooWide ? 'wide' : undefined
}

/**
 * Checks the rows of a table; rows with neither a question nor an answer are no rows of it.
 * @param known questions of the bot's sources, as `sameQuestion`
 */
export function checkQuestions(
  lines: ReadonlyArray<TableLine<Field>>,
  known: ReadonlySet<string>,
): QuestionRow[] {
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const { question, answer } = line.cells
    if (question === '' && answer === '') return []
    const key = sameQuestion(question)
    const repeated = known.has(key) ? 'known' : seen.has(key) ? 'double' : undefined
    const fault = faultOf(line) ?? repeated
    if (fault === undefined) seen.add(key)
    // A question is one line.
    return [{ id: line.line, question: question.replace(/\s+/g, ' '), answer, fault }]
  })
}

/** Messages of the server about single sources of a request, by the source's place in it. */
export function refusedSources(refusals: Refusals): ReadonlyMap<number, string> {
  return new Map(
    Object.entries(refusals).flatMap(([field, message]) => {
      const [, place] = /^sources\.(\d+)\./.exec(field) ?? []
      return place === undefined ? [] : [[Number(place), message] as const]
    }),
  )
}
