import { expect, test } from 'vitest'
import { languageIds } from '#mocks/catalog/languages.ts'
import type { Project } from '#src/contract/project.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { SLOT_LIMIT_PERCENT } from '#src/rules/dubbing.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { currentDub, DUBBING, exportedDub } from '#tests/support/backend/dubbing-project.ts'

async function tourOf(): Promise<{ client: Awaited<ReturnType<typeof customerIn>>; tour: Project }> {
  const client = await customerIn()
  const { projects } = await client.get<{ projects: ProjectSummary[] }>(`${DUBBING}/get-projects`)
  const found = projects.find(({ title }) => title === 'Product tour')
  return { client, tour: await currentDub(client, found?.id ?? 0) }
}

test('the tour of the demo account is audible in both languages, although no sounds are stored', {
  tags: 'long',
}, async () => {
  const { client, tour } = await tourOf()
  for (const { audio_url } of tour.body.dubbing?.outputs ?? []) {
    const answer = await client.fetch(audio_url)
    expect(answer.status).toBe(200)
    expect((await answer.blob()).size).toBeGreaterThan(10_000)
  }
})

test.each([
  ['srt', languageIds.ru, 'Добро пожаловать'],
  ['vtt', languageIds.en, 'Welcome to Avaz'],
  ['srt', languageIds.en, 'Welcome to Avaz'],
])('subtitles of the tour are exported as %s in language %i', async (format, language, text) => {
  const { client, tour } = await tourOf()
  const file = await exportedDub(client, tour.id, { format, language })
  expect(await file.text()).toContain(text)
})

test('translations of the tour fit their time in both languages', async () => {
  const { tour } = await tourOf()
  for (const { start, end, translations } of tour.body.blocks) {
    const slot = (end ?? 0) - (start ?? 0)
    for (const { generated } of Object.values(translations ?? {})) {
      expect(Math.round((100 * (generated.duration ?? 999)) / slot)).toBeLessThanOrEqual(SLOT_LIMIT_PERCENT)
    }
  }
})
