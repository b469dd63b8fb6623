import { expect, test } from 'vitest'
import { checkQuestions, refusedSources, sameQuestion } from './question-table.ts'
import { type QuestionTest, verdictOf, withQuestions } from './question-tests.ts'

const line = (id: number, question: string, answer: string, isTooWide = false) => ({
  line: id,
  cells: { question, answer },
  isTooWide,
})

test('rows that are empty, too long, repeated, or known already are not added, each with its reason', () => {
  const rows = checkQuestions(
    [
      line(2, 'When do you open?', 'At nine.'),
      line(3, '', 'At ten.'),
      line(4, 'Where?', ''),
      line(5, 'W'.repeat(1001), 'Here.'),
      line(6, 'Why?', 'B'.repeat(100_001)),
      line(7, 'when  do you OPEN?', 'At ten.'),
      line(8, 'Do you deliver?', 'Yes.'),
      line(9, 'How?', 'By car', true),
      line(10, '', ''),
    ],
    new Set([sameQuestion('Do you deliver?')]),
  )
  expect(rows.map(({ id, fault }) => [id, fault])).toEqual([
    [2, undefined],
    [3, 'noQuestion'],
    [4, 'noAnswer'],
    [5, 'longQuestion'],
    [6, 'longAnswer'],
    [7, 'double'],
    [8, 'known'],
    [9, 'wide'],
  ])
})

test('the server’s message about a source belongs to its row', () => {
  expect([...refusedSources({ 'sources.3.question': 'Too rude.', bot: 'Gone.' })]).toEqual([[3, 'Too rude.']])
})

test('an answer is compared with the one before', () => {
  const asked = (last: QuestionTest['last'], before?: QuestionTest['before']): QuestionTest => ({
    id: 'a',
    text: 'When?',
    last,
    before,
  })
  const answered = (text: string) => ({ outcome: 'answered', text }) as const
  const none = { outcome: 'unanswered', text: 'I do not know.' } as const
  expect(verdictOf(asked(undefined))).toBeUndefined()
  expect(verdictOf(asked(answered('At nine.')))).toBe('answered')
  expect(verdictOf(asked(answered('At  nine.'), answered('At nine.')))).toBe('same')
  expect(verdictOf(asked(answered('At ten.'), answered('At nine.')))).toBe('changed')
  expect(verdictOf(asked(none, answered('At nine.')))).toBe('none')
  expect(verdictOf(asked(answered('At nine.'), none))).toBe('changed')
})

test('a question is tested once, however it is written', () => {
  const tests = withQuestions([], ['When?', ' when? ', '', 'Where?'])
  expect(tests.map(({ text }) => text)).toEqual(['When?', 'Where?'])
})
