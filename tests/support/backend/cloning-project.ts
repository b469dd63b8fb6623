import type { CloneDetails } from '#src/contract/cloning.ts'
import { genders } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import type { Answered, CustomerClient } from './customer-client.ts'
import { solveCaptcha } from './solve-captcha.ts'

export const CLONING = '/services/cloning'

/** A form of the cloning service; fields that are left out are not sent. */
export interface CloneForm {
  title?: string
  language?: number
  clone?: Partial<CloneDetails>
  samples?: readonly File[]
  removed_samples?: readonly number[]
  image?: File
  permission?: File
  consent?: boolean
  is_rented?: boolean
  captcha_token?: string
}

const details: CloneDetails = {
  gender: genders.WOMAN,
  age: 'middle',
  accent: 'Bakı',
  description: 'Sakit səs',
  ownership: 'mine',
}

function bodyOf({ samples = [], ...form }: CloneForm) {
  const body = new FormData()
  for (const sample of samples) body.append('samples', sample)
  for (const [name, value] of Object.entries(form)) {
    if (value === undefined) continue
    body.append(name, value instanceof File || typeof value === 'string' ? value : JSON.stringify(value))
  }
  return body
}

/** Sends a form with its files, as the app does. */
export async function sendForm(
  { fetch, locale, token }: CustomerClient,
  method: 'POST' | 'PUT',
  path: string,
  form: CloneForm,
): Promise<Answered<{ project: Project }>> {
  const headers = { 'accept-language': locale, authorization: `Bearer ${token}` }
  const response = await fetch(`/api${path}`, { method, headers, body: bodyOf(form) })
  return { status: response.status, ...(await response.json()) }
}

/** Sends a valid form for a new voice, with the given fields replaced. */
export async function askForClone(client: CustomerClient, { clone, ...form }: CloneForm = {}) {
  return sendForm(client, 'POST', `${CLONING}/init`, {
    title: 'Leyla',
    language: 1,
    consent: true,
    captcha_token: await solveCaptcha(client),
    clone: { ...details, ...clone },
    ...form,
  })
}

export const currentClone = async (client: CustomerClient, id: number): Promise<Project> =>
  (await client.get<{ project: Project }>(`${CLONING}/${id}`)).project

export const quoteClone = (client: CustomerClient, id: number, body: object = { scope: 'all' }) =>
  client.call<{ price: string }>('POST', `${CLONING}/generate/${id}`, body)

export const payClone = (client: CustomerClient, id: number) =>
  client.call<{ project: Project }>('POST', `${CLONING}/${id}/payment`)

/** A voice that was ordered, quoted, paid for and trained. */
export async function finishedClone(client: CustomerClient, form: CloneForm): Promise<Project> {
  const { data, message } = await askForClone(client, form)
  if (!data) throw new Error(message)
  const { id } = data.project
  await client.post(`${CLONING}/generate/${id}`, { scope: 'all' })
  await client.post(`${CLONING}/${id}/payment`)
  await client.world.idle()
  return currentClone(client, id)
}
