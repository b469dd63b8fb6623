import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type MessageKey, say } from '#mocks/messages/catalogue.ts'
import { en } from '#mocks/messages/en.ts'
import { locales } from '#src/config/locales.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const story = read('stories/components/document-refusals.stories.tsx')
const isShown = (key: string) => story.includes(`'${key}'`)

/** Messages whose names start like those of files, and that are about missing input, texts or other states. */
const OTHERS: readonly string[] = [
  ...[
    'book_needed',
    'book_character_twice',
    'book_chapter_unnamed',
    'book_page_unread',
    'book_pages_scanned',
  ],
  ...[
    'source_not_added',
    'source_empty',
    'source_question_missing',
    'source_too_long',
    'source_file_missing',
  ],
  ...['source_too_many', 'source_page_unknown', 'source_not_read'],
  ...['page_elsewhere', 'page_offline', 'page_gone', 'page_not_added'],
  ...['document_needed', 'document_page_missing', 'clone_permission_needed'],
  ...['recording_needed', 'recording_one_source', 'recording_fixed', 'recording_missing'],
]

const OF_FILES = /^(?:book|source|document|page|recording|sample|clone_permission)_/
const refusals = (Object.keys(en) as MessageKey[]).filter(
  (key) => OF_FILES.test(key) && !OTHERS.includes(key),
)

/** A sentence that names the file or the limit, and one that names the way out. */
const hasWayOut = (text: string) => /[.;]\s+\S|\)\.$/u.test(text)

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>
const wordsOf = (locale: string, file: string, group: string) =>
  (JSON.parse(read(`locales/${locale}/${file}.json`)) as Words)[group] ?? {}

test('every refusal of a file by a service, or by the page before it is sent, is shown in a story', () => {
  expect(
    [...refusals, ...Object.keys(wordsOf('en', 'detect-text', 'problem'))].filter((key) => !isShown(key)),
  ).toEqual([])
})

test.each(locales.map(({ code }) => code))('every refusal of a file names a way out: %s', (locale) => {
  const own = refusals.map((key) => say(locale, key))
  const here = Object.values(wordsOf(locale, 'detect-text', 'problem'))
  expect([...own, ...here].filter((text) => !hasWayOut(text))).toEqual([])
})
