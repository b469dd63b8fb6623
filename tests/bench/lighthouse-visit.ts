import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from '../../scripts/ensure-browser.ts'

const CLI = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'))
const BROWSER =
  '--headless --ignore-certificate-errors --no-sandbox --disable-gpu --disable-dev-shm-usage --disable-background-networking'

/** The used part of a Lighthouse report. */
interface Report {
  readonly runtimeError?: { readonly message: string }
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: { readonly performance: { readonly score: number | null } }
  readonly audits: Readonly<Record<string, Audit | undefined>>
}

interface Audit {
  readonly numericValue?: number
  readonly details?: { readonly items: readonly Readonly<Record<string, unknown>>[] }
}

export const MEASURES = {
  score: '',
  FCP: 's',
  LCP: 's',
  'speed index': 's',
  TBT: 'ms',
  CLS: '',
  'requests before useful': '',
  machine: 'benchmarkIndex',
} as const
export type Sample = Readonly<Record<keyof typeof MEASURES, number>>

/** Useful: the largest text or picture is visible. */
function sampleOf({ audits, categories, environment }: Report): Sample {
  const numberOf = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const [observed] = audits.metrics?.details?.items ?? []
  const useful = Number(observed?.observedLargestContentfulPaint)
  const requests = audits['network-requests']?.details?.items ?? []
  return {
    score: (categories.performance.score ?? Number.NaN) * 100,
    FCP: numberOf('first-contentful-paint') / 1000,
    LCP: numberOf('largest-contentful-paint') / 1000,
    'speed index': numberOf('speed-index') / 1000,
    TBT: numberOf('total-blocking-time'),
    CLS: numberOf('cumulative-layout-shift'),
    'requests before useful': requests.filter((each) => Number(each.networkRequestTime) < useful).length,
    machine: environment.benchmarkIndex,
  }
}

/** One visit in a fresh browser without a cache, by default on a simulated slow phone. */
export async function visit(address: string, isDesktop: boolean): Promise<Sample> {
  const folder = mkdtempSync(join(tmpdir(), 'avaz-lighthouse-'))
  const file = join(folder, 'report.json')
  const args = ['--output=json', `--output-path=${file}`, '--only-categories=performance', '--quiet']
  const quiet = ['--no-enable-error-reporting', '--disable-full-page-screenshot']
  const browser = [`--chrome-flags=${BROWSER}`, ...(isDesktop ? ['--preset=desktop'] : [])]
  const env = { ...process.env, CHROME_PATH: await ensureBrowser() }
  const run = spawn(process.execPath, [CLI, address, ...args, ...quiet, ...browser], {
    env,
    stdio: 'inherit',
  })
  try {
    await once(run, 'exit')
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`)
    return sampleOf(report)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
