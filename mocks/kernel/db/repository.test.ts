import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DuplicateRecord, defineCollection, InvalidRecord, MissingRecord } from './entity.ts'
import { Repository } from './repository.ts'
import { Sequences } from './sequences.ts'
import { UndoLog } from './undo-log.ts'

const Book = z.object({
  id: z.number(),
  title: z.string(),
  shelf_id: z.optional(z.number()),
  lent_at: z.optional(z.date()),
  tags: z.array(z.string()),
})
const spec = defineCollection(Book, { title: (a, b) => a.title.localeCompare(b.title, 'en') })

function openShelf(titles: string[] = []) {
  const log = new UndoLog()
  const books = new Repository('books', spec, log, new Sequences())
  log.begin()
  for (const title of titles) books.create({ title, shelf_id: title.length, tags: [] })
  return { books, log }
}

const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)

describe('features that @msw/data 1.1.7 lacks', () => {
  test('a page is cut after sorting and filtering, with the total of all matches', () => {
    const { books } = openShelf(['e', 'a', 'dd', 'c', 'b'])
    expect(books.page({ order: 'title', where: { shelf_id: 1 }, page: 2, perPage: 2 })).toEqual({
      items: [expect.objectContaining({ title: 'c' }), expect.objectContaining({ title: 'e' })],
      current_page: 2,
      last_page: 2,
      per_page: 2,
      total: 4,
    })
    expect(books.page({ page: 9 }).items).toEqual([])
  })

  test('a duplicate id is refused', () => {
    const { books } = openShelf(['a'])
    expect(() => books.create({ id: 1, title: 'b', tags: [] })).toThrow(DuplicateRecord)
    expect(books.count()).toBe(1)
  })

  test('many changes to one record are all kept', async () => {
    const { books } = openShelf(['a'])
    const add = async (tag: string) => {
      await Promise.resolve()
      books.update(1, ({ tags }) => ({ tags: [...tags, tag] }))
    }
    await Promise.all(Array.from({ length: 50 }, (_, index) => add(String(index))))
    expect(books.need(1).tags).toHaveLength(50)
  })

  test('a query can match undefined and dates', () => {
    const { books } = openShelf(['a'])
    books.create({ title: 'loose', tags: [], lent_at: new Date(5) })
    expect(titles(books.list({ where: { shelf_id: undefined } }))).toEqual(['loose'])
    expect(titles(books.list({ where: { lent_at: new Date(5) } }))).toEqual(['loose'])
  })

  test('a foreign key replaces a relation and follows every change', () => {
    const { books, log } = openShelf(['a', 'b'])
    expect(books.count({ where: { shelf_id: 1 } })).toBe(2)
    books.update(1, { shelf_id: 7 })
    books.remove(2)
    expect(titles(books.list({ where: { shelf_id: 7 } }))).toEqual(['a'])
    expect(books.first({ shelf_id: 1 })).toBeUndefined()
    log.rollback()
    expect(books.count()).toBe(0)
  })

  test('returned records are frozen, and given ones are copied', () => {
    const { books } = openShelf()
    const tags = ['x']
    const row = books.create({ title: 'a', tags })
    tags.push('y')
    expect(books.need(1).tags).toEqual(['x'])
    expect(() => Object.assign(row, { title: 'b' })).toThrow(TypeError)
    expect(() => (row.tags as string[]).push('z')).toThrow(TypeError)
  })
})

test('records survive a change or removal in the collection', async () => {
  const { books, log } = openShelf(['a', 'b'])
  await books.flush()
  books.update(1, { title: 'c' })
  books.remove(2)
  await books.flush()
  expect(titles([...books.all()])).toEqual(['c'])
  log.rollback()
  await books.flush()
  expect(books.count()).toBe(0)
})

test('invalid records are refused, and nothing can be written outside a transaction', () => {
  const { books, log } = openShelf(['a'])
  expect(() => books.update(1, { title: 5 as unknown as string })).toThrow(InvalidRecord)
  expect(() => books.update(9, { title: 'b' })).toThrow(MissingRecord)
  log.end()
  expect(() => books.remove(1)).toThrow('outside a transaction')
  expect(books.need(1).title).toBe('a')
})

test('an id is never used twice', () => {
  const { books, log } = openShelf(['a', 'b'])
  books.remove(2)
  expect(books.create({ title: 'c', tags: [] }).id).toBe(3)
  log.rollback()
  expect(books.create({ id: 10, title: 'd', tags: [] }).id).toBe(10)
  expect(books.create({ title: 'e', tags: [] }).id).toBe(11)
})
