import { parentPort, Worker, workerData } from 'node:worker_threads'
import { randomFrom, variantOf } from './file-variants.ts'
import { fuzzedFiles } from './fuzzed-files.ts'

const VARIANTS = Number(process.argv[2] ?? 2000)
/** Part of the name of the files to read; all by default. */
const FILE_NAME_PART = process.argv[3] ?? ''
/** Another seed makes other variants. */
const SEED = Number(process.argv[4] ?? 38)
/** A reading that takes more processor time counts as a hang; a busy machine does not. */
const HANG_MS = 5000
/** A reading that waits for something that never comes takes no processor time. */
const STUCK_MS = 120_000

type File = Awaited<ReturnType<typeof fuzzedFiles>>[number]

type Outcomes = 'whole' | 'said' | 'refused' | 'lost'

interface Step {
  /** Place of the file in the list. */
  readonly index: number
  readonly name: string
  readonly number: number
  /** Failure of the previous variant. */
  readonly failure?: string | undefined
  readonly line?: string
  /** How the variants of a finished file were read. */
  readonly counts?: Readonly<Record<Outcomes, number>>
}

interface FilesToRead {
  /** Place of the first file to read. */
  readonly first: number
  /** Counts the readings in shared memory, because messages are late on a busy machine. */
  readonly read: Int32Array
}

const printLine = (text: string) => void process.stdout.write(`${text}\n`)

async function readVariants(
  { name, bytes, read, hidesLoss, untold }: File,
  { index, read: count }: { index: number; read: Int32Array },
): Promise<void> {
  const tell = (step: Omit<Step, 'index' | 'name'>) => parentPort?.postMessage({ index, name, ...step })
  const random = randomFrom(SEED)
  const original = await read(bytes)
  const counts = { refused: 0, said: 0, lost: 0 }
  for (let number = 0; number < VARIANTS; number += 1) {
    tell({ number })
    Atomics.add(count, 0, 1)
    let failure: string | undefined
    try {
      const variant = variantOf(bytes, random)
      const outcome = await read(variant)
      if (outcome.kind === 'refused') counts.refused += 1
      else if (outcome.saysLoss) counts.said += 1
      else if (hidesLoss(original, outcome, variant)) counts.lost += 1
    } catch (error) {
      failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    }
    if (failure) tell({ number, failure })
  }
  if (counts.lost > VARIANTS * untold)
    tell({ number: VARIANTS, failure: `${counts.lost} lose something, and nothing is said` })
  const { refused, said, lost } = counts
  const whole = VARIANTS - refused - said - lost
  tell({
    number: VARIANTS,
    counts: { whole, said, refused, lost },
    line: `${name}: ${whole} read whole, ${said} with a word on what is missing, ${refused} refused with a reason, ${lost} lost something`,
  })
}

/** Runs in a worker, so that a hang is noticed; one for all files, because loading the readers takes seconds. */
async function readFrom({ first, read }: FilesToRead): Promise<void> {
  for (const [index, file] of (await fuzzedFiles()).entries())
    if (index >= first && file.name.includes(FILE_NAME_PART)) await readVariants(file, { index, read })
}

interface Checked {
  files: number
  readonly counts: Record<Outcomes, number>
}

interface WorkerOutcome {
  readonly failures: readonly string[]
  /** Place of the file that hung; the next worker continues behind it. */
  readonly hung: number | undefined
}

function addCounts(checked: Checked, more: Readonly<Record<Outcomes, number>>): void {
  checked.files += 1
  for (const outcome of ['whole', 'said', 'refused', 'lost'] as const)
    checked.counts[outcome] += more[outcome]
}

/** Counts of the results, which also show that the run was not empty. */
const summaryOf = ({ files, counts: { whole, said, refused, lost } }: Checked) =>
  `Checked ${files} files with ${VARIANTS} variants each (seed ${SEED}): ${whole} read whole, ${said} with a word on what is missing, ${refused} refused with a reason, ${lost} lost something within the limits of their format.`

function watchWorker(first: number, checked: Checked): Promise<WorkerOutcome> {
  const read = new Int32Array(new SharedArrayBuffer(4))
  const workerData: FilesToRead = { first, read }
  const worker = new Worker(new URL(import.meta.url), { workerData, argv: process.argv.slice(2) })
  const failures: string[] = []
  let last: Step | undefined
  let hung: number | undefined
  let started = { count: 0, at: Date.now(), processor: process.cpuUsage() }
  const isHanging = () => {
    const count = Atomics.load(read, 0)
    if (count !== started.count) started = { count, at: Date.now(), processor: process.cpuUsage() }
    const { user, system } = process.cpuUsage(started.processor)
    return (user + system) / 1000 > HANG_MS || Date.now() - started.at > STUCK_MS
  }
  const timer = setInterval(() => {
    if (last === undefined || hung !== undefined || !isHanging()) return
    failures.push(`${last.name}, variant ${last.number}: hangs`)
    hung = last.index
    void worker.terminate()
  }, 500)
  worker.on('message', (step: Step) => {
    last = step
    if (step.line) printLine(step.line)
    if (step.counts) addCounts(checked, step.counts)
    if (step.failure) failures.push(`${step.name}, variant ${step.number}: ${step.failure}`)
  })
  worker.on('error', (error) => failures.push(String(error)))
  return new Promise((resolve) => {
    worker.on('exit', () => {
      clearInterval(timer)
      resolve({ failures, hung })
    })
  })
}

async function watchAll(): Promise<void> {
  const found: string[] = []
  const checked: Checked = { files: 0, counts: { whole: 0, said: 0, refused: 0, lost: 0 } }
  let first: number | undefined = 0
  while (first !== undefined) {
    const { failures, hung }: WorkerOutcome = await watchWorker(first, checked)
    found.push(...failures)
    first = hung === undefined ? undefined : hung + 1
  }
  printLine(summaryOf(checked))
  if (checked.files === 0) found.push(`No file has ${FILE_NAME_PART} in its name.`)
  printLine(found.length === 0 ? 'No crash, no hang, no silent loss.' : found.join('\n'))
  process.exitCode = found.length === 0 ? 0 : 1
}

if (parentPort) await readFrom(workerData as FilesToRead)
else await watchAll()
