import type { Engines } from '#mocks/engines/engines.ts'
import { soundOfTake } from '#mocks/features/audio/make-file.ts'
import { shiftWords } from '#mocks/features/audio/speak-recording.ts'
import { type FileSpeech, saveSpokenFile, speechByVoice } from '#mocks/features/audio/spoken-files.ts'
import type { ExportJob, RenderedFile } from '#mocks/features/exports/export-job.ts'
import { exportParts } from '#mocks/features/exports/export-parts.ts'
import { heavyEvent, lightEvent } from '#mocks/kernel/time/event-handler.ts'
import { services } from '#mocks/services/services.ts'
import { fingerprintOf } from '#src/rules/fingerprint.ts'

const RETENTION_MS = 86_400_000
/** Size of a progress step, in per cent. */
const STEP = 10

/** Loaded with the first export, because code that packs files builds its tables as soon as it is loaded. */
const renderExport = async (job: ExportJob) => (await import('./render-export.ts')).renderExport(job)

interface Step {
  export_id: number
}

interface ExportContent {
  content: Blob
  /** Spoken words of each of its sounds, by fingerprint, to recognise the file if it is uploaded as a recording. */
  spoken: { fingerprint: string; said: FileSpeech }[]
  shopChecks?: RenderedFile['shopChecks']
}

async function spokenIn({ bytes, parts }: RenderedFile['sounds'][number]) {
  const content = bytes instanceof Blob ? bytes : new Blob([new Uint8Array(bytes)])
  const words = parts.flatMap(({ take, start }) => shiftWords(speechByVoice(take, take.words).words, start))
  const language = parts[0]?.take.language ?? 0
  return [{ fingerprint: await fingerprintOf(content), said: { language, words } }]
}

export const expireExport = lightEvent<Step>('expire-export', {
  happen({ tx, payload }) {
    const row = tx.exports.get(payload.export_id)
    if (!row) return
    if (row.file !== null) tx.files.remove(row.file)
    tx.exports.remove(row.id)
  },
})

export const makeExport = heavyEvent<Step, ExportContent, Engines>('make-export', {
  async compute({ db, files, engines, payload, write, signal }) {
    const row = db.exports.need(payload.export_id)
    const { exportText, exportSound = renderExport } = services[db.projects.need(row.project_id).slug]
    let told = 0
    const onProgress = async (share: number) => {
      const progress = Math.floor((share * 100) / STEP) * STEP
      if (progress <= told) return
      told = progress
      await write((tx) => tx.exports.update(row.id, { progress }))
    }
    const text = await exportText?.(db, row, { files, engines, signal, onProgress })
    if (text) return { content: new Blob([text]), spoken: [] }
    const { bytes, sounds, shopChecks } = await exportSound({
      row,
      db,
      files,
      parts: exportParts(db, row),
      engines,
      signal,
      load: (take) => soundOfTake({ db, files, engines, signal }, take),
      onProgress,
    })
    const spoken: ExportContent['spoken'] = []
    for (const sound of sounds) spoken.push(...(await spokenIn(sound)))
    return { content: new Blob([bytes]), spoken, ...(shopChecks && { shopChecks }) }
  },

  done({ tx, payload, result }) {
    const row = tx.exports.get(payload.export_id)
    if (!row) return
    const file = `export-${row.id}`
    const { content, spoken, shopChecks } = result
    tx.files.put({ key: file, content, mime: row.mime, name: row.file_name })
    for (const { fingerprint, said } of spoken) saveSpokenFile(tx, fingerprint, said)
    const expires_at = tx.now + RETENTION_MS
    tx.exports.update(row.id, {
      status: 'ready',
      progress: 100,
      file,
      size: content.size,
      expires_at,
      ...(shopChecks && { shop_checks: shopChecks }),
    })
    tx.agenda.plan(expireExport, payload, { at: expires_at, key: `project:${row.project_id}` })
  },

  failed({ tx, payload }) {
    if (tx.exports.get(payload.export_id)) {
      tx.exports.update(payload.export_id, { status: 'failed', error: 'export_failed' })
    }
  },
})
