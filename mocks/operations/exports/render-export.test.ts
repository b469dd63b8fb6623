import { expect, test } from 'vitest'
import type { ExportJob } from '#mocks/features/exports/export-job.ts'
import { renderExport } from './render-export.ts'

test('a file of several blocks shows its progress after each block', async () => {
  const shown: number[] = []
  const job = {
    row: { format: 'wav', layout: 'single', gap: 0, subtitles: null, file_name: 'story.wav', project_id: 1 },
    parts: [{ pause: 0.1 }, { pause: 0.2 }, { pause: 0.1 }],
    db: {
      projects: { need: () => ({ title: 'Story', language: 1, voice_id: null }) },
      languages: { get: () => undefined },
    },
    onProgress: async (share: number) => void shown.push(share),
  }
  await renderExport(job as unknown as ExportJob)
  expect(shown.map((share) => Math.round(100 * share))).toEqual([20, 40, 60])
})
