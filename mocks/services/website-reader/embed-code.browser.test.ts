import { expect, test } from 'vitest'
import { readConfig } from '#mocks/reader-player/reader-config.ts'
import { hostileReaders } from '#tests/support/backend/hostile-readers.ts'
import { embedSnippets } from './embed-code.ts'

const codeOf = (kind: string, embedded: Parameters<typeof embedSnippets>[0]) =>
  embedSnippets(embedded).find((snippet) => snippet.kind === kind)?.code ?? ''

/** The only script element of a page that contains the code and nothing else. */
function scriptIn(code: string): HTMLScriptElement {
  const page = new DOMParser().parseFromString(`<!doctype html><body>${code}</body>`, 'text/html')
  expect(page.querySelectorAll('head *, body *')).toHaveLength(1)
  const script = page.querySelector('script')
  if (!script) throw new Error('There is no script')
  expect(script.textContent).toBe('')
  const others = script.getAttributeNames().filter((name) => !name.startsWith('data-'))
  expect(others).toEqual(['async', 'src'])
  return script
}

test.each(hostileReaders)('the embed code of “$text” parses to exactly the reader’s settings', (embedded) => {
  const { project, reader } = embedded
  for (const kind of ['html', 'wordpress']) {
    const config = readConfig(scriptIn(codeOf(kind, embedded)))
    expect(config).toEqual({
      key: reader.public_key,
      domain: project.domain,
      hasSubdomains: reader.settings.include_subdomains,
      selector: project.selector?.toWellFormed().replaceAll('\0', '\ufffd'),
      skip: reader.settings.skip_selectors,
      language: 'az',
      look: reader.settings.look,
      origin: embedded.origin,
    })
  }
})

test.each(hostileReaders)('WordPress finds no shortcode in the embed code of “$text”', (embedded) => {
  const code = codeOf('wordpress', embedded)
  expect(code).toMatch(/^<!-- wp:html -->\n[^[\]]*\n<!-- \/wp:html -->\n$/)
})
