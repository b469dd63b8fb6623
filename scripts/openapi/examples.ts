import type { core } from 'zod/mini'
import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import type { endpoints } from '#src/contract/endpoints.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import {
  block,
  customer,
  exportFile,
  format,
  language,
  newBlock,
  openProject,
  project,
  service,
  transaction,
  voice,
} from './example-things.ts'

type Calls = typeof endpoints

/** JSON has no files: a text in their place says which file it is. */
type WithoutFiles<T> = T extends File
  ? string
  : T extends readonly (infer Item)[]
    ? readonly WithoutFiles<Item>[]
    : T extends object
      ? { [Key in keyof T]: WithoutFiles<T[Key]> }
      : T

type BodyExample<Call extends AnyEndpoint> = [core.output<Call['body']>] extends [undefined]
  ? { body?: undefined }
  : { body: WithoutFiles<core.input<Call['body']>> }

type DataExample<Call extends AnyEndpoint> =
  unknown extends core.input<Call['data']> ? { data?: undefined } : { data: core.input<Call['data']> }

/** Body and data of a call. */
export interface Example {
  readonly body?: unknown
  readonly data?: unknown
}

/** An example of every call. The compiler asks for missing calls and fields. */
export const examples: {
  readonly [Name in keyof Calls]: BodyExample<Calls[Name]> & DataExample<Calls[Name]>
} = {
  login: {
    body: { email: customer.email, password: 'sozun-sesi-1' },
    data: { access_token: 'mQ4b1xPq7vYw', customer },
  },
  logout: {},
  register: {
    body: { name: customer.name, email: customer.email, password: 'sozun-sesi-1', locale: 'az' },
    data: { customer: { ...customer, email_verified_at: null }, resend_after: 60 },
  },
  verifyEmail: {
    body: { email: customer.email, code: '482913' },
    data: { verified: true },
  },
  forgotPassword: { body: { email: customer.email } },
  resetPassword: { body: { id: 'c2V0LW5ldw', password: 'yeni-sifre-2' } },
  getProfile: { data: { customer } },
  updateProfile: {
    body: { name: 'Leyla Əliyeva' },
    data: { customer: { ...customer, name: 'Leyla Əliyeva' } },
  },
  updateImage: {
    body: { image: 'portrait.jpg' },
    data: { customer: { ...customer, image: '/sandbox/files/portrait' } },
  },
  getBalance: { data: { balance: { amount: '24.95' } } },
  getTransactions: {
    data: { items: [transaction], current_page: 1, last_page: 1, per_page: 20, total: 1 },
  },
  deposit: {
    body: { amount: '10.00', code: 'AVAZ10' },
    data: { url: 'https://bank.example/pay/7f3a' },
  },
  checkPromoCode: { data: { bonus: { code: 'AVAZ10', amount: '10.00', expires_at: null } } },
  getVoices: { data: { voices: [voice] } },
  toggleFavorite: { body: { voice_id: voice.id }, data: { voice_id: voice.id, is_favorite: true } },
  getLanguages: { data: { languages: [language] } },
  getServices: { data: { services: [{ ...service, projects: [project] }] } },
  getService: { data: { service } },
  getFormats: { data: { formats: [format] } },
  getProjects: { data: { projects: [project] } },
  getProject: { data: { project: openProject } },
  initProject: {
    body: { title: project.title, language: language.id, voice_id: voice.id, file: 'news.txt' },
    data: {
      project: { ...project, status: projectStatuses.DRAFT, progress: 0, body: { voice_id: voice.id } },
    },
  },
  saveProject: {
    body: { voice_id: voice.id, blocks: [{ id: block.id, text: block.text }], version: project.version },
    data: { project: openProject },
  },
  updateSettings: {
    body: { settings: { speed: 1.1, pronunciations: [{ written: 'BMT', said: 'be em te' }] }, version: 4 },
    data: { project: openProject },
  },
  updateTitle: { body: { title: 'Evening news' }, data: { project: { ...project, title: 'Evening news' } } },
  deleteProject: {},
  addBlock: { body: { text: newBlock.text, settings: newBlock.settings }, data: newBlock },
  updateBlock: {
    body: { text: block.text, voice_id: voice.id },
    data: { block: { ...block, voice_id: voice.id, is_stale: true }, project },
  },
  duplicateBlock: { data: { block: { ...block, id: 33, client_id: 'b-90fd', sort: 1 }, project } },
  deleteBlock: { data: { project } },
  sortBlocks: { body: { block_ids: [newBlock.id, block.id], version: project.version }, data: { project } },
  generate: {
    body: { scope: 'changed', expected_price: '0.05' },
    data: {
      project: { ...openProject, status: projectStatuses.IN_PROGRESS, progress: 0 },
      price: '0.05',
    },
  },
  getResponse: {
    data: {
      project,
      blocks: [block],
      exports: [exportFile],
      last_export: { format: format.code, quality: '128', layout: 'single' },
    },
  },
  payProject: { data: { project: { ...openProject, status: projectStatuses.ORDERED } } },
  exportProject: {
    body: { format: format.code, quality: '128', layout: 'single', file_name: 'Morning news' },
    data: { export: { ...exportFile, status: 'preparing', progress: 0, size: null, url: null } },
  },
  getCode: {
    data: {
      snippets: [
        {
          kind: 'html',
          label: 'HTML',
          code: '<script async src="https://avaz.example/reader/v1.js" data-project="12"></script>',
        },
      ],
    },
  },
}

/** An example for a call by name; none for calls outside the contract. */
export const exampleOf = (name: string): Example => ({ ...examples[name as keyof Calls] })
