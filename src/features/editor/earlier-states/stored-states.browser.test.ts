import { openDB } from 'idb'
import { afterEach, expect, test } from 'vitest'
import { EARLIER_STATES } from '#src/session/customer-storage.ts'
import { type EarlierState, readStates, storeState } from './stored-states.ts'

const state = (content: string, more: Partial<EarlierState> = {}): EarlierState => ({
  ...{ customerId: 1, projectId: 7, atMs: 5, why: 'pause', content },
  ...more,
})

const contents = async () => (await readStates(1, 7)).map(({ content }) => content)

async function readStored() {
  const database = await openDB(EARLIER_STATES)
  const all = await database.getAll('states')
  database.close()
  return all
}

afterEach(() => void indexedDB.deleteDatabase(EARLIER_STATES))

test('a state is stored as a file, which the browser does not compress while the page waits', async () => {
  await storeState(state('Bakı'))
  const [stored] = await readStored()
  expect(stored?.content).toBeInstanceOf(Blob)
  expect(await contents()).toEqual(['Bakı'])
})

test('a state that equals the latest of its project is not stored again, but takes a name', async () => {
  await storeState(state('Bakı'))
  await storeState(state('Bakı', { name: 'mine', why: 'named' }))
  await storeState(state('Gəncə', { projectId: 8 }))
  await storeState(state('Bakı'))
  expect(await readStates(1, 7)).toMatchObject([{ content: 'Bakı', name: 'mine' }])
  // As long as the latest, but another text.
  await storeState(state('Oğuz'))
  expect((await contents()).toSorted()).toEqual(['Bakı', 'Oğuz'])
})

test('states that an earlier version of the app stored as text are read, and known again', async () => {
  const database = await openDB(EARLIER_STATES, 1, {
    upgrade(created) {
      const store = created.createObjectStore('states', { keyPath: 'id', autoIncrement: true })
      store.createIndex('project', ['customerId', 'projectId'])
    },
  })
  await database.add('states', state('Bakı'))
  database.close()
  expect(await contents()).toEqual(['Bakı'])
  await storeState(state('Bakı'))
  expect(await contents()).toEqual(['Bakı'])
})
