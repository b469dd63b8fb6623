import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nginxFiles } from '#scripts/site/nginx-files.ts'
import { routePattern } from '#scripts/site/site.ts'
import { localePrefix, locales } from '#src/config/locales.ts'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { paths } from '#src/routing/paths.ts'
import { ROOT } from '#tests/support/project-files.ts'

test.each(Object.entries(nginxFiles()))('deploy/nginx/%s matches deploy/site.json', (name, text) => {
  expect(readFileSync(join(ROOT, 'deploy', 'nginx', name), 'utf8')).toBe(text)
})

test('a hosted captcha adds its origin to the policy only if it is enabled', () => {
  const headers = nginxFiles('turnstile')['security-headers.conf'] ?? ''
  expect(headers).toContain("script-src 'self' https://challenges.cloudflare.com;")
  expect(headers).toContain('frame-src https://challenges.cloudflare.com')
  expect(nginxFiles()['security-headers.conf']).not.toContain('cloudflare')
  expect(() => nginxFiles('unheard-of')).toThrow('unheard-of')
})

test('the host serves every address of the router in every language', () => {
  const route = new RegExp(routePattern())
  const slugs = ServiceSlug.options
  const all = [
    paths.home(),
    paths.login(),
    paths.register(),
    paths.forgotPassword(),
    paths.resetPassword('a b/c'),
    paths.profile(),
    paths.services(),
    paths.transactions(),
    paths.payment(),
    paths.payment('pending'),
    ...slugs.flatMap((slug) => [paths.projects(slug), paths.createProject(slug), paths.project(slug, 7)]),
  ]
  const unknown = locales.flatMap(({ code }) =>
    all.map((path) => localePrefix(code) + path).filter((path) => !route.test(path)),
  )
  expect(unknown).toEqual([])
})
