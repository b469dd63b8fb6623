const fromCodePoints = (...codes: number[]) => String.fromCodePoint(...codes)

/** Executed if taken for markup or code. */
const markup = [
  '<script>window.wasRun=1</script>',
  '<img src=x onerror="window.wasRun=1">',
  '<svg/onload=window.wasRun=1>',
  '"><script>window.wasRun=1</script>',
  "'><img src=x onerror=window.wasRun=1>",
  '</title><script>window.wasRun=1</script>',
  '</textarea><script>window.wasRun=1</script>',
  '<iframe srcdoc="<script>parent.wasRun=1</script>">',
  '<a href="javascript:window.wasRun=1">x</a>',
  'javascript:window.wasRun=1',
  'data:text/html,<script>window.wasRun=1</script>',
  '<style>*{display:none}</style>',
  '<base href="//evil.example/">',
  '<!-- -->',
  ']]>',
  '&lt;b&gt; &amp; &#x27;',
  '" onmouseover="window.wasRun=1',
  ['`', '{window.wasRun=1}`'].join('$'),
]

/** Expanded if taken for a template or a format. */
const templates = [
  '{{name}}',
  '{{count}} {{number}}',
  '{{- name}}',
  '{{constructor.constructor("window.wasRun=1")()}}',
  '$t(common:actions.close)',
  '$t(actions.close, {"count": 1})',
  'errors:default',
  'actions.close',
  '%s %d %n %x',
  ['', '{name}'].join('$'),
  '#{name}',
  '<%= name %>',
  '$& $1 $$ $`',
  '<1>x</1>',
  '{0}',
]

/** Names of built-in properties, and keywords. */
const names = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '[object Object]',
]

const quotesAndPaths = [
  `"double" 'single' «guillemets» „low“`,
  "Robert'); DROP TABLE projects;--",
  '../../../etc/passwd',
  'C:\\Windows\\System32',
  '\\" \\n \\u0041',
  '=HYPERLINK("//evil.example")',
  '@SUM(1+1)*cmd|/C calc',
]

const scripts = [
  'مرحبا بالعالم',
  'שלום עולם 123',
  `safe${fromCodePoints(0x202e)}gpj.exe`,
  `${fromCodePoints(0x2066)}isolate${fromCodePoints(0x2069)} ${fromCodePoints(0x202d)}over${fromCodePoints(0x202c)}`,
  `zero${fromCodePoints(0x200b)}width${fromCodePoints(0x200d)}joined${fromCodePoints(0xfeff)}`,
  fromCodePoints(0x1f469, 0x200d, 0x1f469, 0x200d, 0x1f467, 0x200d, 0x1f466),
  fromCodePoints(0x1f3f3, 0xfe0f, 0x200d, 0x1f308, 0x1f44b, 0x1f3fd),
  `Z${[...'algo'].map((letter) => letter + fromCodePoints(0x300, 0x301, 0x302, 0x316, 0x317)).join('')}`,
  'İıŞşĞğƏəÖöÜüÇç',
  '漢字かなカナ한글',
  fromCodePoints(0x1d4d7, 0x1d4ee, 0x1d4f5),
  'ﷺﷺﷺ',
]

const longWords = [
  'W'.repeat(120),
  'İ'.repeat(120),
  'söz '.repeat(30).trim(),
  fromCodePoints(0x1f600).repeat(60),
]

/** Strings that break careless code. All fit into a title (120 characters). */
export const hostileStrings: readonly string[] = [
  ...markup,
  ...templates,
  ...names,
  ...quotesAndPaths,
  ...scripts,
  ...longWords,
]
