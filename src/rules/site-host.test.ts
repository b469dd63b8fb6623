import { expect, test } from 'vitest'
import { isOnSite, readSiteHost } from './site-host.ts'

test.each([
  ['example.com', 'example.com'],
  ['  https://www.Example.COM:8443/news/today?x=1#top ', 'www.example.com'],
  ['//example.az/path', 'example.az'],
  ['example.com:8080', 'example.com'],
  ['example.com.', 'example.com'],
  ['HTTP://BLOQ.EXAMPLE.AZ', 'bloq.example.az'],
  ['müğam.az', 'xn--mam-hoa9o.az'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  ['example.com?a@b.c', 'example.com'],
])('the address %s is read as the site %s', (typed, host) => {
  expect(readSiteHost(typed)).toEqual({ host })
})

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['javascript:alert(1)', 'scheme'],
  ['JavaScript://example.com/%0aalert(1)', 'scheme'],
  ['data:text/html,<script>', 'scheme'],
  ['ftp://example.com', 'scheme'],
  ['https:example.com', 'scheme'],
  ['https://user:secret@example.com', 'user'],
  ['example.com@evil.example', 'user'],
  ['127.0.0.1', 'private'],
  ['http://0x7f.1/', 'private'],
  ['2130706433', 'private'],
  ['192.168.1.1:80', 'private'],
  ['https://[::1]/', 'private'],
  ['localhost:3000', 'private'],
  ['%6cocalhost', 'private'],
  ['printer.local', 'private'],
  ['service.internal', 'private'],
  ['a..b', 'invalid'],
  ['.example.com', 'invalid'],
  ['example', 'invalid'],
  ['-a.example.com', 'invalid'],
  ['exa mple.com', 'invalid'],
  ['example.com\\@evil.example', 'invalid'],
  ['ex\tample.com', 'invalid'],
  ['*.example.com', 'invalid'],
  ['a"onload=.example.com', 'invalid'],
  ['<script>.com', 'invalid'],
  [`${'a'.repeat(64)}.com`, 'invalid'],
  [`${'a.'.repeat(250)}com`, 'invalid'],
])('the address %s is not a site: %s', (typed, problem) => {
  expect(readSiteHost(typed)).toEqual({ problem })
})

test.each([
  ['leyla.az', 'www.leyla.az', false, true],
  ['www.leyla.az', 'leyla.az', false, true],
  ['www.leyla.az', 'www.leyla.az', false, true],
  ['news.leyla.az', 'leyla.az', false, false],
  ['news.leyla.az', 'leyla.az', true, true],
  ['leyla.az', 'www.az', false, false],
  ['other.com.az', 'www.com.az', true, false],
  ['evil-leyla.az', 'leyla.az', true, false],
])('%s and a reader of %s: `www` and the bare domain are one site', (host, domain, hasSubdomains, isOn) => {
  expect(isOnSite(host, domain, hasSubdomains)).toBe(isOn)
})
