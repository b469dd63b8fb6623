import { expect, test } from 'vitest'
import { findOddWords } from './odd-words.ts'
import { readWords } from './read-words.ts'

const why = (text: string) => findOddWords({ path: 'src/example.ts', line: 1, text })

test('a comment that starts with "What" or "Whoever" is found', () => {
  expect(why('What was typed before the login.')).not.toEqual([])
  expect(why('Loads the page. Whoever comes later asks again.')).not.toEqual([])
})

test('a comment with "anew" or "is told" is found', () => {
  expect(why('Loads the page anew.')).not.toEqual([])
  expect(why('Runs a task unless it is told not to.')).not.toEqual([])
})

test('a test title that starts with "what" or "who" is found, alone and in its group', () => {
  expect(why('what was typed is kept')).not.toEqual([])
  expect(why('a guest › who logs in finds the page again')).not.toEqual([])
  expect(why('a page shows who speaks and what was paid')).toEqual([])
})

test('a comment that starts with the thing is not found', () => {
  expect(why('User input from before the login. "What follows" stands for the rest.')).toEqual([])
})

const source = `
// Keeps the draft
// between two visits.
const draftKey = 'draft'

/**
 * Reads a draft.
 */
export function readDraft() {}
test.each([1])('a draft of %s words comes back', () => {})
`

test('consecutive line comments are read as one comment', () => {
  const { comments } = readWords('src/draft.ts', source)
  expect(comments).toEqual([
    { path: 'src/draft.ts', line: 2, text: 'Keeps the draft between two visits.' },
    { path: 'src/draft.ts', line: 6, text: 'Reads a draft.' },
  ])
})

test('names are read from product files and titles from test files', () => {
  expect(readWords('src/draft.ts', source).names.map(({ text }) => text)).toEqual(['draftKey', 'readDraft'])
  expect(readWords('src/draft.ts', source).titles).toEqual([])
  expect(readWords('src/draft.test.ts', source).titles.map(({ text }) => text)).toEqual([
    'a draft of %s words comes back',
  ])
})

test('a title is read together with the titles of its groups, and an attachment is no title', () => {
  const nested = `describe('a guest', () => { test('logs in', () => { test.info().attach('page.png') }) })`
  expect(readWords('src/login.test.ts', nested).titles.map(({ text }) => text)).toEqual([
    'a guest',
    'a guest › logs in',
  ])
})
