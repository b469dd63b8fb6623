import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, openSync, readSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { setTimeout as pause } from 'node:timers/promises'

/** Orca has said everything if its log has not grown in this time. */
const QUIET_MS = 1_500
/** The same if only its words have not. */
const WORDLESS_MS = 5_000
const POLL_MS = 150

/** Names of pressed keys. */
const KEYS = new Set(['tab', 'F6', 'Return', 'Escape', 'return', 'enter', 'escape'])

const SPOKEN = /SPEECH OUTPUT: '(.*)'(?:[ {]|$)/

const wordsIn = (log: string) =>
  log
    .split('\n')
    .flatMap((line) => SPOKEN.exec(line)?.[1]?.trim() || [])
    .filter((text) => !KEYS.has(text))

/** The accessibility bus gives programs their trees only if a screen reader is announced on it. */
function enableTrees() {
  for (const name of ['IsEnabled', 'ScreenReaderEnabled'])
    execFileSync('gdbus', [
      ...['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus'],
      ...['--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', name, '<true>'],
    ])
}

/** Starts the accessibility bus and a window manager, without which no window is active; before the browser. */
export async function startAccessibility() {
  const manager = spawn('openbox', [], { stdio: 'ignore' })
  const bus = spawn('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'], { stdio: 'ignore' })
  await pause(QUIET_MS)
  enableTrees()
  return () => [bus, manager].map((each) => each.kill())
}

/** Orca, whose words are read from its log. */
export async function startScreenReader(log: string) {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'))
  // Words are read from the log: a speech server without a sound card would stop Orca. Its log keeps the latest words in
  // memory unless it is buffered by lines.
  writeFileSync(
    join(folder, 'orca-customizations.py'),
    [
      'import orca.debug, orca.settings',
      "orca.settings.speechServerFactory = ''",
      'orca.settings.speechFactoryModules = []',
      'orca.debug.debugFile.reconfigure(line_buffering=True)',
      // Without a braille display each attempt to reach one takes time and lines of the log.
      'orca.settings.enableBraille = False',
      '',
    ].join('\n'),
  )
  const orca = spawn('orca', ['--replace', '--user-prefs', folder, '--debug-file', log], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder },
  })
  let file: number | undefined
  let rest = ''
  const buffer = Buffer.alloc(1 << 16)
  const decoder = new StringDecoder()
  /** Whole lines that were added to the log since the last call. */
  function readLines(): string {
    if (file === undefined && existsSync(log)) file = openSync(log, 'r')
    for (let size = 1; file !== undefined && size > 0; ) {
      size = readSync(file, buffer)
      rest += decoder.write(buffer.subarray(0, size))
    }
    const end = rest.lastIndexOf('\n') + 1
    const lines = rest.slice(0, end)
    rest = rest.slice(end)
    return lines
  }
  /** Orca's words since the last call. */
  async function said(): Promise<string[]> {
    const words: string[] = []
    let wordlessMs = 0
    // Some pages send events without end, of which Orca says nothing.
    for (let quietMs = 0; quietMs < QUIET_MS && wordlessMs < WORDLESS_MS; ) {
      await pause(POLL_MS)
      const lines = readLines()
      const added = wordsIn(lines)
      words.push(...added)
      quietMs = lines === '' ? quietMs + POLL_MS : 0
      wordlessMs = added.length === 0 ? wordlessMs + POLL_MS : 0
    }
    return words
  }
  /** Forgets all words up to now, after a moment for the current sentence. */
  async function skip() {
    await pause(POLL_MS)
    readLines()
  }
  while (wordsIn(readLines()).length === 0) {
    if (orca.exitCode !== null) throw new Error('Orca has ended')
    await pause(POLL_MS)
  }
  await said()
  return { said, skip, stop: () => orca.kill() }
}
