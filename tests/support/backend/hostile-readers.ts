import type { embedSnippets } from '#mocks/services/website-reader/embed-code.ts'
import { DEFAULT_SETTINGS } from '#mocks/services/website-reader/reader-settings.ts'

type Embedded = Parameters<typeof embedSnippets>[0]

const TEXTS = [
  'Bloqun pleyeri',
  `"><img src=x onerror=alert(1)>'`,
  '</script><script>alert(1)</script>',
  '<!-- --> --!> ]]> <![CDATA[',
  '&quot;&#34;&lt;&amp;amp;',
  `\${alert(1)} \`code\` \\" \\\\ \\u0022 {{x}} {x}`,
  '[gallery id="1"] [[audio]] <!-- wp:html -->',
  'two\nlines\r\nand\ttabs\u2028\u2029\u0085',
  'zero \0 half \ud800 emoji 😀 rtl \u202eabc',
  "'; DROP TABLE sites; --",
]

/** Readers whose selectors and skipped parts would break carelessly assembled code. */
export const hostileReaders: ReadonlyArray<Embedded & { text: string }> = TEXTS.map((text, index) => {
  const attribute = `[title="${text.replace(/["\\]/g, '\\$&')}"]`
  return {
    text,
    origin: 'https://avaz.example',
    language: 'az',
    project: { domain: 'xn--mam-hoa9o.az', selector: `article > ${attribute}` },
    reader: {
      id: index + 1,
      public_key: `key-${index}`,
      settings: {
        ...DEFAULT_SETTINGS,
        include_subdomains: index % 2 === 1,
        skip_selectors: ['.ad', attribute.toWellFormed().replaceAll('\0', ''), `a[href='</script>']`],
      },
    },
  }
})
