import { heavyEvent, lightEvent } from '#mocks/time/event-handler.ts'
import { soundOfTake } from '../audio/make-file.ts'
import { exportParts } from './export-parts.ts'
import { renderExport } from './render-export.ts'

/** How long a file may be downloaded. */
const KEPT_MS = 86_400_000
/** A step of progress, in per cent, that is worth telling. */
const STEP = 10

interface ExportJob {
  export_id: number
}

/** Takes away a file whose time is over. */
export const expireExport = lightEvent<ExportJob>('expire-export', {
  happen({ tx, payload }) {
    const row = tx.exports.get(payload.export_id)
    if (!row) return
    if (row.file !== null) tx.files.remove(row.file)
    tx.exports.remove(row.id)
  },
})

/** Makes the file of an export. */
export const makeExport = heavyEvent<ExportJob, Uint8Array<ArrayBuffer>>('make-export', {
  work({ db, files, engines, payload, write, signal }) {
    const row = db.exports.need(payload.export_id)
    let told = 0
    return renderExport({
      row,
      parts: exportParts(db, row),
      engines,
      signal,
      load: ({ take }) => soundOfTake({ db, files, engines, signal }, take),
      async onProgress(share) {
        const progress = Math.floor((share * 100) / STEP) * STEP
        if (progress <= told) return
        told = progress
        await write((tx) => tx.exports.update(row.id, { progress }))
      },
    })
  },

  done({ tx, payload, result }) {
    const row = tx.exports.get(payload.export_id)
    if (!row) return
    const file = `export-${row.id}`
    tx.files.put({ key: file, content: result, mime: row.mime, name: row.file_name })
    const expires_at = tx.now + KEPT_MS
    tx.exports.update(row.id, { status: 'ready', progress: 100, file, size: result.byteLength, expires_at })
    tx.agenda.plan(expireExport, payload, { at: expires_at, key: `project:${row.project_id}` })
  },

  failed({ tx, payload }) {
    if (tx.exports.get(payload.export_id)) {
      tx.exports.update(payload.export_id, { status: 'failed', error: 'export_failed' })
    }
  },
})
