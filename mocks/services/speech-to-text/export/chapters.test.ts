import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Project } from '#src/contract/project.ts'
import { exported, meeting } from '#tests/support/backend/exported-transcript.ts'
import { currentTranscript, TRANSCRIPTS } from '#tests/support/backend/transcript-project.ts'

test('chapters are in every file format that supports them, at their start times', {
  tags: 'long',
}, async () => {
  const { client, project } = await meeting()
  const [first, second, third] = project.body.blocks
  const chapters = [
    { id: 'b', start: third?.start ?? 0, title: 'Plan --> B' },
    { id: 'a', start: first?.start ?? 0, title: 'Salamlaşma' },
  ]
  const { project: saved } = await client.put<{ project: Project }>(`${TRANSCRIPTS}/${project.id}`, {
    chapters,
  })
  expect(saved.body.transcript?.chapters?.map(({ title }) => title)).toEqual(['Salamlaşma', 'Plan --> B'])
  const { text } = await exported(client, project, { format: 'txt' })
  expect(text).toContain(`${project.title}\n\n# Salamlaşma\n\n[00:00:00]`)
  expect(text.indexOf('# Plan')).toBeGreaterThan(text.indexOf(second?.text ?? ''))
  expect(text.indexOf('# Plan')).toBeLessThan(text.indexOf(third?.text ?? ''))
  const json = JSON.parse((await exported(client, project, { format: 'json' })).text)
  expect(json.chapters).toEqual([
    { start: first?.start, title: 'Salamlaşma' },
    { start: third?.start, title: 'Plan --> B' },
  ])
  expect(json.segments[0]).not.toHaveProperty('chapters')
  const docx = strFromU8(
    unzipSync((await exported(client, project, { format: 'docx' })).bytes)['word/document.xml'] ??
      new Uint8Array(),
  )
  expect(docx.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(2)
  const vtt = (await exported(client, project, { format: 'vtt' })).text
  expect(vtt).toMatch(/^WEBVTT\n\nNOTE 00:00:00 Salamlaşma\n00:00:\d\d Plan → B\n\n/)
  const part = await exported(client, project, { format: 'txt', block_ids: [second?.id] })
  expect(part.text).not.toContain('#')
})

test('chapters stay in another version, and a chapter after the end of the recording is refused', async () => {
  const { client, project } = await meeting()
  const chapters = [{ id: 'a', start: 3, title: 'Plan' }]
  await client.put(`${TRANSCRIPTS}/${project.id}`, { chapters })
  await client.post(`${TRANSCRIPTS}/generate/${project.id}`, { scope: 'all' })
  await client.world.idle()
  const again = await currentTranscript(client, project.id)
  expect(again.body.transcript?.chapters).toEqual(chapters)
  const late = [{ id: 'a', start: 9_999, title: 'Plan' }]
  const refused = await client.call('PUT', `${TRANSCRIPTS}/${project.id}`, { chapters: late })
  expect(refused.status).toBe(422)
})
