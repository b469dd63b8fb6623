import { expect, test } from 'vitest'
import { getProject } from '#src/contract/projects.ts'
import { customerIn } from '#tests/support/backend/customer-client.ts'
import { projectWith } from '#tests/support/backend/speech-project.ts'
import { maskByContract, maskText } from './mask-texts.ts'

test('a masked text has as many letters, digits and lines', () => {
  expect(maskText('Ünvan: Nizami 12,\nBakı')).toBe('Xxxxx: Xxxxxx 00,\nXxxx')
})

test('a masked project says nothing of the customer and still fulfils the contract', async () => {
  const client = await customerIn('main')
  const { id } = await projectWith(client, ['Gizli mətn.'])
  const project = await client.get(`/services/text-to-speech/${id}`)
  expect(JSON.stringify(project)).toContain('Gizli')
  const masked = await maskByContract(project, getProject.data)
  expect(JSON.stringify(masked)).not.toContain('Gizli')
  expect(JSON.stringify(masked)).toContain('Xxxxx xxxx.')
  const { issues } = await getProject.data['~standard'].validate(masked)
  expect(issues).toBeUndefined()
})
