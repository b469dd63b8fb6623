import { expect, test } from 'vitest'
import { readOwnSite } from './own-site.ts'

test.each(['co.uk', 'https://com.az/', 'COM.TR', 'github.io', 'vercel.app', 'kiev.ua'])(
  '%s belongs to many sites, so it cannot be bound to a reader',
  async (typed) => {
    expect(await readOwnSite(typed)).toEqual({ problem: 'shared' })
  },
)

test.each([
  ['shop.co.uk', 'shop.co.uk'],
  ['www.leyla.com.az', 'leyla.com.az'],
  ['https://www.leyla.az/news', 'leyla.az'],
  ['www.com.az', 'www.com.az'],
  ['www.az', 'www.az'],
  ['leyla.github.io', 'leyla.github.io'],
  ['bloq.example.az', 'bloq.example.az'],
  ['shop.example', 'shop.example'],
  ['müğam.az', 'xn--mam-hoa9o.az'],
])('%s can be the site of one owner', async (typed, host) => {
  expect(await readOwnSite(typed)).toEqual({ host })
})

test('an invalid address keeps its own reason', async () => {
  expect(await readOwnSite('localhost:3000')).toEqual({ problem: 'private' })
})
