import { parentPort, Worker, workerData } from 'node:worker_threads'
import { randomFrom, variantOf } from './file-variants.ts'
import { fuzzedFiles } from './fuzzed-files.ts'

const VARIANTS = Number(process.argv[2] ?? 2000)
const SEED = 38
/** A longer reading counts as a hang. */
const HANG_MS = 5000

interface Step {
  readonly name: string
  readonly number: number
  /** Failure of the previous variant. */
  readonly failure?: string | undefined
  readonly line?: string
}

const say = (text: string) => void process.stdout.write(`${text}\n`)

type Report = Step | { readonly names: readonly string[] }

/** Runs in a worker, so that a hang is noticed. */
async function readVariants(index: number): Promise<void> {
  const tell = (step: Report) => parentPort?.postMessage(step)
  const files = await fuzzedFiles()
  const file = files[index]
  if (!file) return tell({ names: files.map(({ name }) => name) })
  const { name, bytes, read, mostLost, untold } = file
  const random = randomFrom(SEED)
  const whole = await read(bytes)
  const counts = { refused: 0, said: 0, lost: 0 }
  for (let number = 0; number < VARIANTS; number += 1) {
    tell({ name, number })
    let failure: string | undefined
    try {
      const outcome = await read(variantOf(bytes, random))
      if (outcome.kind === 'refused') counts.refused += 1
      else if (outcome.saysLoss) counts.said += 1
      else if (outcome.lost(whole) > mostLost) counts.lost += 1
    } catch (error) {
      failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    }
    if (failure) tell({ name, number, failure })
  }
  if (counts.lost > VARIANTS * untold)
    tell({ name, number: VARIANTS, failure: `${counts.lost} lose something, and nothing is said` })
  const { refused, said, lost } = counts
  const isWhole = VARIANTS - refused - said - lost
  tell({
    name,
    number: VARIANTS,
    line: `${name}: ${isWhole} read whole, ${said} with a word on what is missing, ${refused} refused with a reason, ${lost} lost something`,
  })
}

function watch(index: number): Promise<{ failures: string[]; names: readonly string[] }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { index }, argv: [String(VARIANTS)] })
  const failures: string[] = []
  let names: readonly string[] = []
  let [last, at]: [Step | undefined, number] = [undefined, Date.now()]
  const timer = setInterval(() => {
    if (last === undefined || Date.now() - at < HANG_MS) return
    failures.push(`${last.name}, variant ${last.number}: hangs`)
    void worker.terminate()
  }, 500)
  worker.on('message', (step: Report) => {
    if ('names' in step) {
      names = step.names
      return
    }
    ;[last, at] = [step, Date.now()]
    if (step.line) say(step.line)
    if (step.failure) failures.push(`${step.name}, variant ${step.number}: ${step.failure}`)
  })
  worker.on('error', (error) => failures.push(String(error)))
  return new Promise((resolve) => {
    worker.on('exit', () => {
      clearInterval(timer)
      resolve({ failures, names })
    })
  })
}

async function watchAll(only = ''): Promise<void> {
  const { names } = await watch(-1)
  const found: string[] = []
  for (const [index, name] of names.entries())
    if (name.includes(only)) found.push(...(await watch(index)).failures)
  say(found.length === 0 ? 'No crash, no hang, no silent loss.' : found.join('\n'))
  process.exitCode = found.length === 0 ? 0 : 1
}

if (parentPort) await readVariants((workerData as { index: number }).index)
else await watchAll(process.argv[3])
