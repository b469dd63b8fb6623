import { expect, test } from 'vitest'
import { addressesOf, typedAddresses } from './site-list.ts'

const FROM = 'https://site.example/lists/list.xml'

test.each([
  [
    'a sitemap, the newest page first',
    `<?xml version="1.0"?><!-- made by a plugin --><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
      xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
      <url><loc>https://site.example/old</loc><lastmod>2024-01-01</lastmod></url>
      <url><loc> https://site.example/new?a=1&amp;b=2 </loc><lastmod>2026-01-01</lastmod>
        <image:image><image:loc>https://site.example/a.png</image:loc></image:image></url>
      <url><loc>https://site.example/old#comments</loc></url></urlset>`,
    ['https://site.example/new?a=1&b=2', 'https://site.example/old'],
  ],
  [
    'a list of sitemaps',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://site.example/posts.xml</loc></sitemap></sitemapindex>',
    ['https://site.example/posts.xml'],
  ],
  [
    'an RSS feed',
    '\ufeff<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><link>https://site.example</link><atom:link href="https://site.example/feed" rel="self"/><item><title>A</title><link>/a</link></item></channel></rss>',
    ['https://site.example/a'],
  ],
  [
    'an Atom feed',
    '<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://site.example/"/><entry><link rel="edit" href="/edit"/><link rel="alternate" href="a"/></entry><entry><link href="https://site.example/b"/></entry></feed>',
    ['https://site.example/lists/a', 'https://site.example/b'],
  ],
  ['a sitemap without pages', '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>', []],
  ['a broken sitemap', '<urlset><url><loc>https://site.example/a', []],
])('%s gives the addresses of its pages', (_what, xml, addresses) => {
  expect(addressesOf(xml, FROM)).toEqual(addresses)
})

test('a page is no list, even one of XHTML', () => {
  expect(addressesOf('<!doctype html><html><body><p>rss</p></body></html>', FROM)).toBeUndefined()
  expect(
    addressesOf('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"></html>', FROM),
  ).toBeUndefined()
})

test('typed addresses are completed, and each is taken once', () => {
  expect(typedAddresses('site.example/a\n https://site.example/a#top\n\nhttp://site.example:8080/b')).toEqual(
    ['https://site.example/a', 'http://site.example:8080/b'],
  )
})
